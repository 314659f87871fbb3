/** In a grid: a row's badge and name come before. */
const FIRST_COLUMN = 3;

interface RowCellProps {
  /** From 0. */
  nth: number;
  head: string;
  /** Empty for nothing. */
  text: string;
}

/** What a row has in a column between its name and its figure. The column is as wide as its head. */
export const RowCell = ({ nth, head, text }: RowCellProps) => (
  <p className="kiosk-row__cell" style={{ gridColumn: FIRST_COLUMN + nth }} data-head={head}>
    {text === '' ? null : (
      <>
        <span className="visually-hidden">{head}</span> <bdi>{text}</bdi>
      </>
    )}
  </p>
);

interface ColumnHeadsProps {
  heads: readonly string[];
  /** Those of the rows, as a CSS grid track list. */
  columns: string;
}

/** The heads of the columns, once above the rows. Each cell says its own to those who hear it. */
export const ColumnHeads = ({ heads, columns }: ColumnHeadsProps) => (
  <p className="paged-list__heads" aria-hidden="true" style={{ gridTemplateColumns: columns }}>
    {heads.map((head, nth) => (
      <span key={head} style={{ gridColumn: FIRST_COLUMN + nth }}>
        {head}
      </span>
    ))}
  </p>
);
