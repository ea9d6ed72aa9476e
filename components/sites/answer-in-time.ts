/** A page that is still loading, shows a dialog or is busy with its own scripts answers late or never. */
const PATIENCE = 10_000;

/** What a page answers to a script, or null where it does not within ten seconds. */
export async function answerInTime<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
