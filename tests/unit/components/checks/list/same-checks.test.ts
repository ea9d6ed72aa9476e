import { expect, it } from "vitest";
import { withKnown } from "../../../../../components/checks/list/same-checks.ts";
import { done, running, waiting } from "../../../utils/checks/sample.ts";

const verdict = done(1, { claim: "Les impôts ont augmenté" });

it("of a list that is read again, what did not change is kept, so that nothing is drawn again", () => {
  const known = [waiting(2), verdict];
  const read = withKnown([running(3), running(2), structuredClone(verdict)], known);
  expect(read[2]).toBe(verdict);
  expect(read[1]).not.toBe(known[0]);
});

it("a check is drawn again once the service's text has come", () => {
  const [read] = withKnown([{ ...verdict, serviceText: "# Text" }], [verdict]);
  expect(read).toMatchObject({ serviceText: "# Text" });
});
