// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, it } from "vitest";
import { CheckCard } from "../../../../../components/checks/card/CheckCard.tsx";
import { t } from "../../../../../utils/platform/i18n.ts";
import { running } from "../../../utils/checks/sample.ts";
import { sampleActions } from "../sample-actions.ts";

afterEach(() => render(null, document.body));

it.each([0, 1])(
  "a check that runs after %d interruptions says whether it was started again",
  (interrupted) => {
    const check = running(1, { setbacks: { unreached: 0, interrupted } });
    render(
      <CheckCard check={check} earlier={[]} now={1000} inLine={null} actions={sampleActions()} />,
      document.body,
    );
    const says = document.querySelector("article")?.textContent ?? "";
    expect(says.includes(t("running.interrupted"))).toBe(interrupted > 0);
  },
);
