/** What decides whether a claim may be sent, bundled for a bare page: browsers read addresses in their own ways. */
export { claimProblem } from "../../utils/checks/claims/claim-problem.ts";
