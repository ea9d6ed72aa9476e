import type { TableClaim } from "./claims/claim.ts";
import { workAndWages } from "./claims/work-and-wages.ts";

/** Every claim that the service knows. */
export const claimTable: readonly TableClaim[] = [...workAndWages];
