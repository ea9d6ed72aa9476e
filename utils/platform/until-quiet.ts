/** Does `work`, once at a time: any number of calls while it is being done have it done once more, and all are told how that ended. */
export function untilQuiet(work: () => Promise<void>): () => Promise<void> {
  let working: Promise<void> | null = null;
  let isAskedAgain = false;

  async function workUntilQuiet(): Promise<void> {
    let failure: { readonly error: unknown } | null = null;
    while (isAskedAgain) {
      isAskedAgain = false;
      failure = null;
      try {
        await work();
      } catch (error) {
        // What was asked for meanwhile is done all the same.
        failure = { error };
      }
    }
    // Not in a later step: what is asked for in between would be done by nobody.
    working = null;
    if (failure !== null) throw failure.error;
  }

  return () => {
    isAskedAgain = true;
    working ??= workUntilQuiet();
    return working;
  };
}
