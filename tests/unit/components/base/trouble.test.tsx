// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it } from "vitest";
import { done, sayFailure, Trouble } from "../../../../components/base/trouble.tsx";
import type { ApiFailure } from "../../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../../utils/platform/result.ts";
import { texts } from "../user.ts";

const OFFLINE: ApiFailure = { kind: "offline" };
const FULL: ApiFailure = { kind: "storage", problem: "full" };
const alert = () => document.querySelector("[role=alert]");

beforeEach(() => render(<Trouble />, document.body));
afterEach(() => act(() => render(null, document.body)));

it("the same failure a second time is told again", async () => {
  await act(() => sayFailure(OFFLINE));
  const first = alert();
  await act(() => sayFailure(OFFLINE));
  expect(first?.isConnected).toBe(false);
  expect(alert()?.textContent).toBe(first?.textContent);
});

it("what failed before is old news once the same is done, but not what failed meanwhile", async () => {
  const before = Promise.withResolvers<Result<null, ApiFailure>>();
  await act(() => sayFailure(OFFLINE));
  await act(async () => void (await done(Promise.resolve(success(null)))));
  expect(alert()).toBeNull();
  const slow = done(before.promise);
  await act(async () => void (await done(Promise.resolve(failed(FULL)))));
  await act(async () => {
    before.resolve(success(null));
    await slow;
  });
  expect(texts("[role=alert]")[0]).toMatch(/full/i);
});
