import { RecentFeed } from "../recent/RecentFeed.tsx";
import { Meta } from "../results/Meta.tsx";
import { WatchButton } from "../watches/WatchButton.tsx";
import { WatchesMenu } from "../watches/WatchesMenu.tsx";
import { ExportMenu } from "./ExportMenu.tsx";
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
