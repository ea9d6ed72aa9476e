interface Transaction {
  readonly done: Promise<void>;
  abort(): void;
}

/** Waits for the work in a transaction and for its end. If either fails, nothing of the work is stored. */
export async function whole<Answer>(transaction: Transaction, work: Promise<Answer>): Promise<Answer> {
  // Handled from the start, so that an aborted transaction does not become an unhandled rejection.
  const done = transaction.done.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  let answer: Answer;
  try {
    answer = await work;
  } catch (error) {
    const browserWasFirst = !abort(transaction);
    const failure = await done;
    // If the browser ended the transaction, only the transaction knows why. Its requests say that they were aborted.
    throw browserWasFirst && failure !== null ? failure.error : error;
  }
  const failure = await done;
  if (failure !== null) throw failure.error;
  return answer;
}

/** False if the browser had already aborted it, because a request failed. */
function abort(transaction: Transaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}
