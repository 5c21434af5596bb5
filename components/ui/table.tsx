import type { ReactNode } from 'react';

type TableProps = {
  /** Accessible name. */
  label: string;
  className: string;
  /** Header of the first column, which contains the headers of the rows. */
  corner: ReactNode;
  /** Headers of the other columns. */
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
};

/** A table. Its cells name their columns, for windows in which rows become blocks. */
export function Table({ label, className, corner, columns, rows }: TableProps) {
  return (
    <table aria-label={label} className={`stacked-table w-full ${className}`}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td data-column={columns[index]} key={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
