import type { Check } from "../../utils/checks/check.ts";
import { Disc } from "../base/Disc.tsx";
import { Icon } from "../base/Icon.tsx";
import { Spinner } from "../base/waiting.tsx";
import { verdictSign } from "./verdict-sign.ts";

/** What became of a check, as a sign. Its words stand beside it. */
export function CheckSign({ check, size }: { check: Check; size?: "small" }) {
  const ofSize = size === undefined ? {} : { size };
  switch (check.state) {
    case "done":
      return <Disc {...verdictSign(check.verdict.verdict)} {...ofSize} />;
    case "running":
      return <Spinner />;
    case "waiting":
      return <Icon name="clock" />;
    case "unsent":
      return <Disc tone="calm" icon="exclamation" {...ofSize} />;
    case "failed":
      return <Disc tone="bad" icon="exclamation" {...ofSize} />;
  }
}
