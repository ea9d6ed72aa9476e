import { useId } from "preact/hooks";
import { firstSources, type OfficialSource } from "../../../utils/checks/verdict.ts";
import { counted, t } from "../../../utils/platform/i18n.ts";
import { archivedCopy } from "../../../utils/sites/archived-copy.ts";
import { linkHost, namedHost } from "../../../utils/sites/link-host.ts";
import { isGovernmentHost } from "../../../utils/sites/namespaces.ts";
import { safeLink } from "../../../utils/text/untrusted.ts";
import { LinkHost, LinkWarning } from "../../base/LinkHost.tsx";

interface SourcesProps {
  sources: readonly OfficialSource[];
  /** Archived copies are from then. */
  checkedAt: number;
}

export function Sources({ sources, checkedAt }: SourcesProps) {
  const id = useId();
  const shown = firstSources(sources);
  if (sources.length === 0) return <p class="hint">{t("sources.none")}</p>;
  return (
    <section class="sources">
      <h3 id={id}>{t("sources.title")}</h3>
      <ul aria-labelledby={id}>
        {shown.map((source, index) => (
          <Source key={index} source={source} checkedAt={checkedAt} />
        ))}
      </ul>
      {shown.length < sources.length && (
        <p class="hint">{counted("sources.more", sources.length - shown.length)}</p>
      )}
    </section>
  );
}

interface SourceProps {
  source: OfficialSource;
  checkedAt: number;
}

function Source({ source: { title, url, domain, excerpt }, checkedAt }: SourceProps) {
  const link = url ?? "";
  const address = safeLink(link);
  // A link that nobody should follow still says whose it is.
  const host = linkHost(link);
  const archived = archivedCopy(url, checkedAt);
  return (
    <li>
      {address === null ? (
        <span dir="auto">{title}</span>
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer" dir="auto">
          {title || address}
        </a>
      )}
      {host === null ? (
        domain && domain !== title && <span class="source-domain">{domain}</span>
      ) : (
        <>
          <span class="source-domain">
            <LinkHost address={link} />
            {isGovernmentHost(host) ? null : <span class="link-mark">{t("link.not_government")}</span>}
            {archived !== null && <ArchivedCopy address={archived} />}
          </span>
          <LinkWarning address={link} named={domain ?? namedHost(title)} />
        </>
      )}
      {excerpt && (
        <p class="hint" dir="auto">
          {excerpt}
        </p>
      )}
    </li>
  );
}

function ArchivedCopy({ address }: { address: string }) {
  return (
    <a class="archived-copy" href={address} target="_blank" rel="noopener noreferrer">
      {t("archive.copy")}
    </a>
  );
}
