import { RecentFeed } from "../../components/search/feed/RecentFeed.tsx";
import { ExportMenu } from "../../components/search/results/ExportMenu.tsx";
import { Meta } from "../../components/search/results/Meta.tsx";
import { WatchButton } from "../../components/watches/WatchButton.tsx";
import { WatchesMenu } from "../../components/watches/WatchesMenu.tsx";
import { actions, session, view } from "./results-page-store.ts";

/** Above the list: how much was found, and what can be done with all of it. */
export function ListHead() {
  const current = view.value;
  if (!current.wasAsked.value) return null;
  const hasResults = (current.results.standing.value?.page.results.length ?? 0) > 0;
  return (
    <div class="list-head">
      <Meta view={current} reader={session.reader()}>
        <WatchButton view={current} />
      </Meta>
      <div class="list-tools">
        <WatchesMenu view={current} session={session} onPage={(address) => location.assign(address)} />
        <RecentFeed view={current} session={session} copy={actions.copy} />
        {hasResults && <ExportMenu />}
      </div>
    </div>
  );
}
