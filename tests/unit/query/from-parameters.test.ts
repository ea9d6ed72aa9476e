import { describe, expect, it } from "vitest";
import { problemOf } from "../../../utils/query/check-request.ts";
import { fromParameters } from "../../../utils/query/from-parameters.ts";
import { newRecent } from "../../../utils/query/request.ts";

const read = (address: string) => fromParameters(new URLSearchParams(address));

describe("an address that asks for what cannot be", () => {
  it("leaves out a file type the contract does not know", () => {
    expect(read("q=tax&filetype=exe").filetype).toBeNull();
    expect(read("q=tax&filetype=DOCX").filetype).toBe("docx");
  });

  it("leaves out states where the United Kingdom stands alone", () => {
    expect(read("q=tax&country=uk&state=CA").state).toEqual([]);
    expect(read("q=tax&country=uk&country=us&state=CA").state).toEqual(["CA"]);
  });

  it("is not sent where Since is later than Until", () => {
    const range = { ...newRecent(), since: "2025-03-15", until: "2020-01-01" };
    expect(problemOf(range)).toEqual({ reason: "range-reversed" });
    expect(problemOf({ ...range, until: "2025-03-15" })).toBeNull();
    expect(problemOf({ ...range, since: "7d" })).toBeNull();
  });
});
