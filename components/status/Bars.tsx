import { formatNumber } from "../../utils/platform/i18n.ts";

export interface Bar {
  readonly name: string;
  readonly count: number;
}

/** Counts as a table whose rows are drawn as bars: the numbers stand beside them, so the drawing says nothing new. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table class="bars" aria-label={label}>
      <tbody>
        {bars.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="bar-cell" aria-hidden="true">
              <span class="bar" style={{ width: `${(count / most) * 100}%` }} />
            </td>
            <td class="number">{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
