/** Runs at once where the page is in view, else when it comes into view, once. */
export function whenSeen(run: () => void): void {
  if (document.visibilityState !== "hidden") {
    run();
    return;
  }
  const look = (): void => {
    if (document.visibilityState === "hidden") return;
    document.removeEventListener("visibilitychange", look);
    run();
  };
  document.addEventListener("visibilitychange", look);
}
