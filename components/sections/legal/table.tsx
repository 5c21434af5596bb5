type Props = {
  caption: string;
  /** Column headers; the first column contains the row headers. */
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
};

/** A small table; its rows become blocks on narrow screens. */
export function LegalTable({ caption, columns, rows }: Props) {
  return (
    <table className="legal-table text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
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
              <td data-label={columns[index + 1]} key={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
