export function isSeen(): boolean {
  return document.visibilityState !== "hidden";
}

/** Runs at once where the page is in view, else when it comes into view, once. */
export function whenSeen(run: () => void): void {
  if (isSeen()) {
    run();
    return;
  }
  const look = (): void => {
    if (!isSeen()) return;
    document.removeEventListener("visibilitychange", look);
    run();
  };
  document.addEventListener("visibilitychange", look);
}
