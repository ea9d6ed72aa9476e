/** The one sign of what opens: beside the words of a button, and before those of a disclosure. */
export function Caret({ to = "down" }: { to?: "down" | "right" }) {
  return (
    <svg class="icon caret" viewBox="0 0 24 24" aria-hidden="true">
      <path d={to === "down" ? "m6 9 6 6 6-6" : "m9 6 6 6-6 6"} />
    </svg>
  );
}
