/**
 * The first line under the address bar. Chromium reads each text in a process of its own, and they end in any order: told
 * again with every letter, a slow machine would start ten of them and an older text could stay. So only what has changed
 * is handed over, and only once the one before has been taken.
 */
export function firstLine(hand: (text: string) => unknown) {
  let wanted: string | null = null;
  let handed: string | null = null;
  let handing: Promise<void> | null = null;

  async function handOver(): Promise<void> {
    while (wanted !== null && wanted !== handed) {
      handed = wanted;
      try {
        await hand(wanted);
      } catch (error) {
        console.error(error);
        // It may be taken the next time.
        handed = null;
        break;
      }
    }
    handing = null;
  }

  return {
    /** Ends once the browser has taken a text that is new to it, and at once where it has it already. */
    async show(text: string): Promise<void> {
      wanted = text;
      if (text === handed) return;
      handing ??= handOver();
      await handing;
    },
  };
}
