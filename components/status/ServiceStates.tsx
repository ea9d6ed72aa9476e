import { type MessageKey, t } from "../../utils/platform/i18n.ts";
import type { ServiceState } from "../../utils/platform/messages.ts";
import type { Service } from "../../utils/requests/failure.ts";
import { StateDot } from "./StateDot.tsx";

type States = Readonly<Record<Service, ServiceState>>;

/** The worst first: one sentence has room for one trouble. */
const BY_WEIGHT: readonly ServiceState["state"][] = [
  ...(["not-configured", "offline", "down", "paused", "slow", "unknown", "up"] as const),
];

const SENTENCES: Readonly<
  Record<ServiceState["state"], readonly [search: MessageKey, factCheck: MessageKey]>
> = {
  "not-configured": ["state.search_not_configured", "state.fact_check_not_configured"],
  offline: ["state.offline", "state.offline"],
  down: ["state.search_down", "state.fact_check_down"],
  paused: ["state.search_paused", "state.fact_check_paused"],
  slow: ["state.search_slow", "state.fact_check_slow"],
  unknown: ["state.unknown", "state.unknown"],
  up: ["state.search_up", "state.fact_check_up"],
};

interface ServiceStatesProps {
  states: States | null;
  /** Something was asked, now or before the worker's last start: "nothing yet" would be untrue. */
  asked: boolean;
}

/** What is known of the two services without asking them. */
export function ServiceStates({ states, asked }: ServiceStatesProps) {
  if (!states) return <span class="service-states" />;
  const { search, factCheck } = states;
  if (search.state === "up" && factCheck.state === "up") return <Line state="up" sentence="state.both_up" />;
  const searchIsWorse = weightOf(search) <= weightOf(factCheck);
  const state = searchIsWorse ? search.state : factCheck.state;
  // Nothing was asked of one service yet: what is known of the other says more.
  if (state === "unknown" && search.state === "up") return <Line state="up" sentence="state.search_up" />;
  if (state === "unknown" && factCheck.state === "up")
    return <Line state="up" sentence="state.fact_check_up" />;
  if (state === "unknown" && asked) return <span class="service-states" />;
  return <Line state={state} sentence={SENTENCES[state][searchIsWorse ? 0 : 1]} />;
}

function Line({ state, sentence }: { state: ServiceState["state"]; sentence: MessageKey }) {
  const words = t(sentence);
  return (
    <span class="service-states" title={words}>
      <StateDot state={state} />
      <span>{words}</span>
    </span>
  );
}

const weightOf = ({ state }: ServiceState): number => BY_WEIGHT.indexOf(state);
