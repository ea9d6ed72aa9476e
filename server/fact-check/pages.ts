import type { HandPage } from "../corpus/hand-page.ts";
import { constitutionPages } from "./pages/constitution.ts";
import { economyPages } from "./pages/economy.ts";
import { electionPages } from "./pages/elections.ts";
import { healthPages } from "./pages/health.ts";
import { publicLifePages } from "./pages/public-life.ts";
import { securityAndCarePages } from "./pages/security-and-care.ts";
import { taxPages } from "./pages/taxes.ts";
import { workPages } from "./pages/work.ts";

/** The pages that back the claims of the table. */
export const factCheckPages: HandPage[] = [
  workPages,
  taxPages,
  securityAndCarePages,
  healthPages,
  electionPages,
  constitutionPages,
  economyPages,
  publicLifePages,
].flatMap((pages) => Object.values<HandPage>(pages));
