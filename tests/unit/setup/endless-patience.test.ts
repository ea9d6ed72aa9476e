import { expect, it } from "vitest";
import { LISTS_PATIENCE } from "../../../components/search/view/operators-of-lists.ts";
import { SELECTION_PATIENCE } from "../../../entrypoints/background/checks/from-page/selection.ts";
import { LOOK_UP_PATIENCE } from "../../../entrypoints/background/search/operator-completion.ts";
import { PATIENCES } from "../../setup/endless-patience.ts";

it("browser tests that let no patience end know how long each is", () => {
  expect(PATIENCES).toEqual({
    addressBar: LOOK_UP_PATIENCE,
    lists: LISTS_PATIENCE,
    selection: SELECTION_PATIENCE,
  });
});
