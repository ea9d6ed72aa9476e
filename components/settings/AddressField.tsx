import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import type { ServiceChoice } from "../../utils/settings/service-address.ts";
import { type AddressProgress, addressProgress } from "../../utils/settings/service-sentences.ts";
import { AccessNote } from "../base/AllowAccess.tsx";
import { Button } from "../base/Button.tsx";
import { Alert, Note, StatusLine } from "../base/notices.tsx";
import { Spinner } from "../base/waiting.tsx";
import { Locked } from "./SettingFields.tsx";

interface AddressFieldProps {
  label: string;
  hint: string;
  saved: string | null;
  /** Another address that can be chosen with one click. */
  shortcut: { readonly label: string; readonly address: string } | null;
  locked: boolean;
  /** Called within the click, because browsers ask for permissions only then. */
  onChoose(typed: string, tell: (choice: ServiceChoice) => void): void;
}

export function AddressField(props: AddressFieldProps) {
  const { label, hint, saved, shortcut, locked } = props;
  const id = useId();
  const edited = useSignal<string | null>(null);
  /** How far the choice has come: its words are those of the language that is shown. */
  const choice = useSignal<ServiceChoice | null>(null);
  const progress: AddressProgress = choice.value === null ? { step: "idle" } : addressProgress(choice.value);
  const { step } = progress;
  const isChecking = step === "checking";
  // What was typed comes back once the field can be changed again.
  const typed = (locked ? null : edited.value) ?? saved ?? "";
  const choose = (address: string): void => {
    if (isChecking) return;
    props.onChoose(address, (reached) => {
      choice.value = reached;
      if (reached.step === "saved") edited.value = null;
    });
  };
  return (
    <form
      class="field address-field"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        choose(typed);
      }}
    >
      <label for={id}>{label}</label>
      <div class="address-row">
        <input
          class="input"
          id={id}
          type="text"
          inputMode="url"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder="https://"
          value={typed}
          disabled={locked}
          // Text typed during the check would be overwritten by the checked address.
          readOnly={isChecking}
          aria-invalid={step === "failed"}
          aria-describedby={`${id}-hint ${locked ? `${id}-locked` : `${id}-result`}`}
          onInput={(event) => {
            edited.value = event.currentTarget.value;
            // The result of another address does not apply to this one.
            choice.value = null;
          }}
        />
        {!locked && (
          // Two fields stand one below the other: the main button is that of the one that is being changed.
          <Button
            type="submit"
            kind={edited.value === null ? "plain" : "main"}
            isHeld={isChecking}
            aria-label={t("text.labelled", t("address.check"), label)}
          >
            {t("address.check")}
          </Button>
        )}
      </div>
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {locked && <Locked id={`${id}-locked`} />}
      {saved !== null && <AccessNote address={saved} />}
      {!locked && shortcut && (
        <div class="row">
          <Button
            kind="quiet"
            isHeld={isChecking}
            onClick={() => {
              edited.value = shortcut.address;
              choose(shortcut.address);
            }}
          >
            {shortcut.label}
          </Button>
        </div>
      )}
      <StatusLine class="row">
        {progress.step === "checking" && (
          <>
            <Spinner /> {progress.sentence}
          </>
        )}
      </StatusLine>
      <div class="address-result" id={`${id}-result`}>
        {!locked && <AddressResult progress={progress} />}
      </div>
    </form>
  );
}

function AddressResult({ progress }: { progress: AddressProgress }) {
  switch (progress.step) {
    case "idle":
    case "checking":
      return null;
    case "failed":
      return <Alert>{progress.sentence}</Alert>;
    case "saved":
      return (
        <>
          <Note kind="good">{progress.sentence}</Note>
          {progress.warning && <Note kind="warn">{progress.warning}</Note>}
        </>
      );
  }
}
