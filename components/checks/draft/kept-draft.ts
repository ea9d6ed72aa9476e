import { keptRecord } from "../../base/kept-record.ts";

/** A text, and where the user decided otherwise than the rules which of its sentences to check. */
export interface Draft {
  readonly text: string;
  /** Of its file; empty: it is from none. */
  readonly name: string;
  readonly changed: ReadonlyMap<string, boolean>;
}

type KeptText = Omit<Draft, "changed">;

interface FollowedText {
  /** The page's own text. */
  text(): string;
  /** Another page wrote a text, which may be this one with some words more. */
  onWritten(text: string, name: string): void;
  /** Another page ticked sentences of the text that it wrote last, or of this one. */
  onTicks(changed: Draft["changed"]): void;
  /** It was checked or removed in another page, or the user cleared all that is kept. */
  onGone(isCleared: boolean): void;
  /** What another page had written in its place is gone from there, and nothing is kept any more. */
  onOtherGone(): void;
}

/** A draft outside of the page. */
export interface KeptDraft {
  /** What was kept, here or by another page since. */
  read(): Promise<Draft>;
  /** Returns whether it was kept. Before what was kept has been read, the text is held and written over nothing. */
  write(draft: Draft, what: "ticks" | "text"): Promise<boolean>;
  /** Follows what becomes of the text elsewhere, until the returned function is called. */
  listen(followed: FollowedText): () => void;
}

/** For how long writes are gathered. */
const PAUSE = 300;
/** Apart, so that a tick does not write the whole text again. */
const texts = keptRecord<KeptText>("draft-text", 1, { pause: PAUSE, join: joined });
const ticks = keptRecord<readonly (readonly [string, boolean])[]>("draft-ticks", 1, { pause: PAUSE });

export function createKeptDraft(): KeptDraft {
  let isRead = false;
  /** The text that is kept, as far as this page knows. */
  let known = "";
  return {
    async read() {
      const [kept, changed] = await Promise.all([texts.read(), ticks.read()]);
      isRead = true;
      known = kept?.text ?? "";
      return { text: kept?.text ?? "", name: kept?.name ?? "", changed: new Map(changed ?? []) };
    },
    async write({ text, name, changed }, what) {
      if (!isRead) {
        texts.hold({ text, name });
        return true;
      }
      known = text;
      if (text === "") {
        await Promise.all([texts.forget(), ticks.forget()]);
        return true;
      }
      const problems = await Promise.all([
        what === "text" ? texts.write({ text, name }) : null,
        ticks.write([...changed]),
      ]);
      return problems.every((problem) => problem === null);
    },
    listen({ text, onWritten, onTicks, onGone, onOtherGone }) {
      const stops = [
        texts.listen((written, isCleared) => {
          const before = known;
          known = written?.text ?? "";
          if (written !== null) onWritten(written.text, written.name);
          else if (isCleared || before === text()) onGone(isCleared);
          else onOtherGone();
        }),
        ticks.listen((written) => {
          if (written !== null) onTicks(new Map(written));
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Where a page closed before it had read the text that was kept. */
function joined(kept: KeptText, held: KeptText): KeptText {
  if (held.text.trim() === "") return kept;
  if (kept.text.trim() === "" || kept.text === held.text) return held;
  return { text: `${kept.text}\n\n${held.text}`, name: kept.name };
}
