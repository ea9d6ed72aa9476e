import { useEffect, useState } from "preact/hooks";
import { Note } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";

/** A claim that is an address is a page that the service is to read. */
const ADDRESS = /^https?:\/\/\S+$/i;
const LONGEST = 4000;

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
  useEffect(() => {
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
    act(judge());
    return () => {
      isWanted = false;
    };
  }, [address]);
  if (found?.claim !== address) return null;
  return <Note kind="warn">{found.sentence()}</Note>;
}
