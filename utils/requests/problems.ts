/** Why a request must not be sent. */
export type RequestProblem =
  | { readonly reason: "query-empty" }
  | { readonly reason: "query-too-long"; readonly length: number; readonly limit: number }
  | { readonly reason: "beyond-window"; readonly limit: number }
  | { readonly reason: "bad-since" | "bad-until"; readonly value: string }
  /** It would end before it begins. */
  | { readonly reason: "range-reversed" }
  | { readonly reason: "claim-empty" }
  | { readonly reason: "claim-too-long"; readonly length: number; readonly limit: number }
  | { readonly reason: "private-address"; readonly host: string };
