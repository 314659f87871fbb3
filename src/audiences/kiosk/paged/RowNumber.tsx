import type { ReactNode } from 'react';

/** What stands at the end of a row: a large number and small words, or words of the size of a name. */
export interface RowFigure {
  /** Empty for small words alone; undefined for words of the size of a name. */
  readonly number?: string;
  readonly words?: string;
}

/** A row's figure, and beside or below it the next ones. */
export function RowNumber({
  figure: { number, words },
  next,
}: {
  figure: RowFigure;
  next?: ReactNode;
}) {
  return (
    <div className="kiosk-row__figures">
      <p className="kiosk-row__figure" data-words={number === undefined}>
        {number === undefined ? (
          words
        ) : (
          <>
            {number === '' ? null : <strong>{number}</strong>}{' '}
            {words === undefined ? null : <span>{words}</span>}
          </>
        )}
      </p>
      {next === undefined ? null : <p className="kiosk-row__next">{next}</p>}
    </div>
  );
}
