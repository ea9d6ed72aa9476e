// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import type { CheckNotices } from "../../../../../components/checks/list/check-notices.ts";
import { NoticeBar } from "../../../../../components/checks/list/NoticeBar.tsx";
import { done } from "../../../utils/checks/sample.ts";

afterEach(() => render(null, document.body));

type Notice = NonNullable<CheckNotices["notice"]["value"]>;
const removal: Notice = { text: "notice.deleted", removed: [done(1)] } as never;
const warning: Notice = { text: "notice.not_copied", removed: null } as never;

it("only a removal of just now takes the focus, not one that another notice had covered", async () => {
  const notice = signal<Notice | null>(null);
  const draw = () =>
    act(() =>
      render(
        <>
          <button type="button">Share</button>
          <NoticeBar notice={notice} undoRemoval={async () => undefined} closeNotice={() => undefined} />
        </>,
        document.body,
      ),
    );
  await draw();
  const show = (next: Notice | null) =>
    act(() => {
      notice.value = next;
    });
  await show(removal);
  expect(document.activeElement?.textContent).toBe("Undo");
  await show(warning);
  document.querySelector("button")?.focus();
  await show(removal);
  expect(document.activeElement?.textContent).toBe("Share");
  await show({ ...removal });
  expect(document.activeElement?.textContent).toBe("Undo");
  // Who types by then would press Undo with the next space.
  const field = document.body.appendChild(document.createElement("textarea"));
  field.focus();
  await show({ ...removal });
  expect(document.activeElement).toBe(field);
  field.remove();
});
