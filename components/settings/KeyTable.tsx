import type { ComponentChildren } from "preact";

interface KeyTableProps {
  label: string;
  rows: readonly { readonly what: string; readonly keys: ComponentChildren }[];
}

export function KeyTable({ label, rows }: KeyTableProps) {
  return (
    <table class="table key-table" aria-label={label}>
      <tbody>
        {rows.map(({ what, keys }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{keys}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
