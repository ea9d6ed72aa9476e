import type { TableClaim } from "./claims/claim.ts";
import { constitution } from "./claims/constitution.ts";
import { economy } from "./claims/economy.ts";
import { elections } from "./claims/elections.ts";
import { health } from "./claims/health.ts";
import { publicLife } from "./claims/public-life.ts";
import { securityAndCare } from "./claims/security-and-care.ts";
import { taxes } from "./claims/taxes.ts";
import { unsettledClaims } from "./claims/unsettled.ts";
import { workAndWages } from "./claims/work-and-wages.ts";

/** Every claim that the service knows. */
export const claimTable: readonly TableClaim[] = [
  ...workAndWages,
  ...taxes,
  ...securityAndCare,
  ...health,
  ...elections,
  ...constitution,
  ...economy,
  ...publicLife,
  ...unsettledClaims,
];
