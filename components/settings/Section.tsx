import type { ComponentChildren } from "preact";

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ComponentChildren;
}

/** One section of the options page, which the list at the side links to. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section class="section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p class="section-lead">{lead}</p>}
      {children}
    </section>
  );
}
