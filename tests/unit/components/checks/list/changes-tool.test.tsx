// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { ChangesStatus } from "../../../../../components/checks/list/ChangesStatus.tsx";
import { createSourceChangesStore } from "../../../../../components/checks/source-changes-store.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { click } from "../../user.ts";

afterEach(() => render(null, document.body));

it("looking for changed sources is done once at a time, and what it found stays in view", async () => {
  let answer = (): void => undefined;
  const send = vi.fn(
    () =>
      new Promise<never>((resolve) => {
        answer = () => resolve(success({ isComplete: true, changed: 2 }) as never);
      }),
  );
  const changes = createSourceChangesStore({ send });
  const Status = () => <ChangesStatus asked={changes.asked.value} onAllowed={() => void changes.ask()} />;
  render(<Status />, document.body);
  const says = () => document.querySelector("[role=status]")?.textContent;
  expect(says()).toBe("");
  await act(() => void changes.ask());
  await act(() => void changes.ask());
  expect([send.mock.calls.length, says()]).toEqual([1, "Looking for changed sources…"]);
  await act(() => answer());
  await vi.waitFor(() => expect(says()).toBe("2 verdicts have a source that has changed since."));
  await act(() => void changes.ask());
  expect(send).toHaveBeenCalledTimes(2);
});

it("an answer to what was asked without a press does not end a search that was pressed since", async () => {
  const answers: ((changed: number) => void)[] = [];
  const changes = createSourceChangesStore({
    send: () =>
      new Promise<never>((resolve) =>
        answers.push((changed) => resolve(success({ isComplete: true, changed }) as never)),
      ),
  });
  const asked = [changes.askQuietly(), changes.ask()];
  answers[0]?.(1);
  await asked[0];
  expect(changes.asked.value).toBe("asking");
  answers[1]?.(2);
  await asked[1];
  expect(changes.asked.value).toEqual({ isComplete: true, changed: 2 });
});

it.each([
  [0, ""],
  [2, "2 verdicts have a source that has changed since."],
])("asked without a press, %i found say “%s”", async (changed, sentence) => {
  const changes = createSourceChangesStore({
    send: async () => success({ isComplete: true, changed }) as never,
  });
  const Status = () => <ChangesStatus asked={changes.asked.value} onAllowed={() => void changes.ask()} />;
  render(<Status />, document.body);
  await act(() => changes.askQuietly());
  expect(changes.asked.value).toEqual({ isComplete: true, changed, isQuiet: true });
  expect(document.querySelector("[role=status]")?.textContent).toBe(sentence);
});

it("why the sources could not be looked at is an alert", async () => {
  const changes = createSourceChangesStore({ send: async () => failed({ kind: "offline" }) as never });
  const Status = () => <ChangesStatus asked={changes.asked.value} onAllowed={() => void changes.ask()} />;
  render(<Status />, document.body);
  await act(() => changes.ask());
  // Screen readers tell of an alert whose words come into it.
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toContain("offline"));
  expect(document.querySelector("[role=status]")?.textContent).toBe("");
});

it("access that was taken away can be given again, and then it is asked again", async () => {
  const request = vi.fn(async () => true);
  Object.assign(fakeBrowser, { permissions: { request } });
  const noAccess = failed({ kind: "no-access", origins: "https://a.gov/*" });
  const send = vi.fn(async () => noAccess as never);
  const changes = createSourceChangesStore({ send });
  const Status = () => <ChangesStatus asked={changes.asked.value} onAllowed={() => void changes.ask()} />;
  render(<Status />, document.body);
  await act(() => changes.ask());
  send.mockResolvedValue(success({ isComplete: true, changed: 2 }) as never);
  await click("Allow access");
  expect(request).toHaveBeenCalledWith({ origins: ["https://a.gov/*"] });
  await vi.waitFor(() =>
    expect(document.querySelector("[role=status]")?.textContent).toContain("2 verdicts have"),
  );
});

it("what one service answered is no answer of another, also where it comes later", async () => {
  let answer = (): void => undefined;
  const changes = createSourceChangesStore({
    send: () =>
      new Promise<never>((resolve) => {
        answer = () => resolve(success({ isComplete: true, changed: 2 }) as never);
      }),
  });
  changes.servedBy("https://a.gov/");
  const asked = changes.ask();
  changes.servedBy("https://a.gov/");
  expect(changes.asked.value).toBe("asking");
  changes.servedBy("https://b.gov/");
  expect(changes.asked.value).toBeNull();
  answer();
  await asked;
  expect(changes.asked.value).toBeNull();
});

it("the answers of a service that is asked no more are not those of the next one", async () => {
  const answers: ((changed: number) => void)[] = [];
  const changes = createSourceChangesStore({
    send: () =>
      new Promise<never>((resolve) =>
        answers.push((changed) => resolve(success({ isComplete: true, changed }) as never)),
      ),
  });
  changes.servedBy("https://a.gov/");
  const quiet = changes.askQuietly();
  changes.servedBy("https://b.gov/");
  answers[0]?.(1);
  await quiet;
  expect(changes.asked.value).toBeNull();
  const ofB = changes.ask();
  changes.servedBy("https://c.gov/");
  const ofC = changes.ask();
  answers[1]?.(2);
  await ofB;
  expect(changes.asked.value).toBe("asking");
  answers[2]?.(3);
  await ofC;
  expect(changes.asked.value).toEqual({ isComplete: true, changed: 3 });
});
