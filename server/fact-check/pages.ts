import type { HandPage } from "../corpus/hand-page.ts";
import { workPages } from "./pages/work.ts";

/** The pages that back the claims of the table. */
export const factCheckPages: HandPage[] = [workPages].flatMap((pages) => Object.values<HandPage>(pages));
