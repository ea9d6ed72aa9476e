// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, it } from "vitest";
import { Alert, Note } from "../../../../components/base/notices.tsx";

afterEach(() => render(null, document.body));

it.each([
  ["alert", Alert],
  ["status", Note],
])("an %s is read out without its actions, and has no room for them where there are none", (role, Notice) => {
  render(<Notice>It failed.</Notice>, document.body);
  expect(document.querySelector(`[role=${role}]`)?.textContent).toBe("It failed.");
  expect(document.querySelector(".row")).toBeNull();
  render(<Notice actions={<button type="button">Try again</button>}>It failed.</Notice>, document.body);
  expect(document.querySelector(".row button")?.textContent).toBe("Try again");
  expect(document.querySelector(`[role=${role}]`)?.textContent).toBe("It failed.");
});
