import { useEffect, useRef, useState } from "preact/hooks";
import { Note } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";

/** A claim that is an address is a page that the service is to read. */
const ADDRESS = /^https?:\/\/\S+$/i;
const LONGEST = 4000;
/**
 * While an address is typed, each letter makes another one, and judging it reads the list of government sites. One that is pasted
 * is judged at once.
 */
const PAUSE_MS = 250;

interface Found {
  readonly claim: string;
  /** In the language of the moment in which it is drawn. */
  sentence(): string;
}

/**
 * Warns about an address to check that passes for an official one, before it is sent and on its card. The service would only
 * say that it found no source.
 */
export function AddressWarning({ claim }: { claim: string }) {
  const [found, setFound] = useState<Found | null>(null);
  const address = claim.trim();
  const before = useRef("");
  useEffect(() => {
    const isTyped = ADDRESS.test(before.current);
    before.current = address;
    if (address.length > LONGEST || !ADDRESS.test(address)) return;
    let isWanted = true;
    const judge = async (): Promise<void> => {
      const [{ lookAlikeOf }, { lookAlikeSentence }] = await Promise.all([
        import("../../utils/sites/judge-address.ts"),
        import("../../utils/sites/sentences.ts"),
      ]);
      const lookAlike = await lookAlikeOf(address);
      if (isWanted && lookAlike !== null) {
        setFound({ claim: address, sentence: () => lookAlikeSentence(lookAlike) });
      }
    };
    const judging = setTimeout(() => act(judge()), isTyped ? PAUSE_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(judging);
    };
  }, [address]);
  if (found?.claim !== address) return null;
  return <Note kind="warn">{found.sentence()}</Note>;
}
