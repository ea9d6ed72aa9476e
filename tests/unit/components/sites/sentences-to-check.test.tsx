// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { SentencesToCheck } from "../../../../components/sites/SentencesToCheck.tsx";
import { success } from "../../../../utils/platform/result.ts";

const SENTENCES = [
  "The federal minimum wage is $7.25 an hour.",
  "Social Security benefits rose by 2.5 percent in 2025.",
  "The standard deduction for 2025 is $15,000.",
];
const asked = vi.hoisted(() => [] as string[]);
vi.mock("../../../../components/checks/ask-check.ts", () => ({
  askCheck: async ({ claim }: { claim: string }) => {
    asked.push(claim);
    return success({ id: claim });
  },
}));
vi.mock("../../../../components/sites/read-page.ts", () => ({
  readPage: async ({ id }: { id: number }) => {
    if (id === SLOW) await slow.promise;
    const text = id === SLOW ? "The fee for a passport is $130 for an adult." : SENTENCES.join("\n");
    return { ok: true, origin: { title: "News", url: "https://news.example/" }, text, language: "en" };
  },
}));
const SLOW = 9;
const slow = Promise.withResolvers<void>();

afterEach(() => render(null, document.body));

it("the chosen sentences of a page are checked, and no others", async () => {
  const onChecked = vi.fn();
  const tab = { id: 1, windowId: 1, address: "https://news.example/", title: "News" };
  const onClose = vi.fn();
  await act(() =>
    render(<SentencesToCheck tab={tab} onChecked={onChecked} onClose={onClose} />, document.body),
  );
  const line = document.querySelector("[aria-live=polite]");
  await vi.waitFor(() => expect(document.querySelectorAll("label")).toHaveLength(SENTENCES.length));
  expect(line?.textContent).toBe("3 sentences to check found");
  expect(document.querySelector("[aria-live=polite]")).toBe(line);
  const send = document.querySelector<HTMLButtonElement>("button");
  expect(send?.disabled).toBe(true);
  await act(() => document.querySelectorAll("input")[1]?.click());
  expect(send?.disabled).toBe(false);
  await act(() => send?.click());
  await vi.waitFor(() => expect(onChecked).toHaveBeenCalledOnce());
  expect(onClose).toHaveBeenCalledOnce();
  expect(asked).toEqual([SENTENCES[1]]);
});

it("the sentences of a page that was left while it was read do not take the place of another's", async () => {
  const tab = { id: 1, windowId: 1, address: "https://news.example/", title: "News" };
  for (const id of [SLOW, 1]) {
    const nothing = (): void => undefined;
    await act(() =>
      render(
        <SentencesToCheck key={id} tab={{ ...tab, id }} onChecked={nothing} onClose={nothing} />,
        document.body,
      ),
    );
  }
  await vi.waitFor(() => expect(document.querySelectorAll("label")).toHaveLength(SENTENCES.length));
  await act(() => slow.resolve());
  expect(document.querySelectorAll("label")).toHaveLength(SENTENCES.length);
});
