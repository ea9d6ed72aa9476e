// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { Disclosure } from "../../../../components/base/Disclosure.tsx";

afterEach(() => render(null, document.body));

it("opens for a field that cannot be sent, since the browser says nothing at a field that nobody sees", () => {
  act(() =>
    render(
      <form>
        <Disclosure summary="More">
          <input type="number" max={365} value={999} />
        </Disclosure>
      </form>,
      document.body,
    ),
  );
  const details = document.querySelector("details");
  expect(details?.open).toBe(false);
  document.querySelector("form")?.requestSubmit();
  expect(details?.open).toBe(true);
});
