import { useEffect, useState } from "preact/hooks";
import { Note } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";

/** A claim that is an address is a page that the service is to read. */
const ADDRESS = /^https?:\/\/\S+$/i;
const LONGEST = 4000;

/**
 * Warns about an address to check that passes for an official one, before it is sent and on its card. The service would only
 * say that it found no source.
 */
export function AddressWarning({ claim }: { claim: string }) {
  const [found, setFound] = useState<{ readonly claim: string; readonly sentence: string } | null>(null);
  const address = claim.trim();
  useEffect(() => {
    if (address.length > LONGEST || !ADDRESS.test(address)) return;
    let isWanted = true;
    const judge = async (): Promise<void> => {
      const { lookAlikeSentence } = await import("../../utils/sites/judge-address.ts");
      const sentence = await lookAlikeSentence(address);
      if (isWanted && sentence !== null) setFound({ claim: address, sentence });
    };
    act(judge());
    return () => {
      isWanted = false;
    };
  }, [address]);
  if (found?.claim !== address) return null;
  return <Note kind="warn">{found.sentence}</Note>;
}
