import type { ComponentChildren } from "preact";

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ComponentChildren;
}

/** One part of the options page: the list of parts at its side leads here. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section class="section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p class="section-lead">{lead}</p>}
      {children}
    </section>
  );
}
