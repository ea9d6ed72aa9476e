/** A bar where a line of text will stand, as wide as that line usually is. */
export function Skeleton({ width }: { width: string }) {
  return <span class="skeleton" style={{ width }} />;
}

export function Spinner() {
  return <span class="spinner" aria-hidden="true" />;
}
