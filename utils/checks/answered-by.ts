import type { Verdict } from "./verdict.ts";

/** Whether a verdict may be taken for an answer of this service. `host`: null where none is set. What does not say whose it is may be anyone's. */
export const mayBeOf = ({ service }: Pick<Verdict, "service">, host: string | null): boolean =>
  service === undefined || host === null || service === host;
