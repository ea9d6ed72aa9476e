/** Does `work`, once at a time: any number of calls while it is being done have it done once more. */
export function untilQuiet(work: () => Promise<void>): () => Promise<void> {
  let working: Promise<void> | null = null;
  let isAskedAgain = false;

  async function workUntilQuiet(): Promise<void> {
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        await work();
      }
    } finally {
      // Not in a later step: what is asked for in between would be done by nobody.
      working = null;
    }
  }

  return () => {
    isAskedAgain = true;
    working ??= workUntilQuiet();
    return working;
  };
}
