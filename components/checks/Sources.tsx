import { useId } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import type { OfficialSource } from "../../utils/requests/answers.ts";
import { safeLink } from "../../utils/requests/safe-link.ts";

export function Sources({ sources }: { sources: readonly OfficialSource[] }) {
  const id = useId();
  if (sources.length === 0) return <p class="hint">{t("sources.none")}</p>;
  return (
    <section class="sources">
      <h3 id={id}>{t("sources.title")}</h3>
      <ul aria-labelledby={id}>
        {sources.map((source, index) => (
          <Source key={index} source={source} />
        ))}
      </ul>
    </section>
  );
}

function Source({ source: { title, url, domain, excerpt } }: { source: OfficialSource }) {
  const address = safeLink(url);
  return (
    <li>
      {address === null ? (
        <span dir="auto">{title}</span>
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer" dir="auto">
          {title || address}
        </a>
      )}
      {domain && <span class="source-domain">{domain}</span>}
      {excerpt && (
        <p class="hint" dir="auto">
          {excerpt}
        </p>
      )}
    </li>
  );
}
