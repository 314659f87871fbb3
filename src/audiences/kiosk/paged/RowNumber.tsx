import type { RowFigure } from './row-columns.ts';

/** A row's figure. */
export function RowNumber({ figure: { number, words } }: { figure: RowFigure }) {
  if (number === undefined) {
    return (
      <p className="kiosk-row__figure" data-words="true">
        {words}
      </p>
    );
  }
  return (
    <p className="kiosk-row__figure">
      {number === '' ? null : <strong>{number}</strong>}{' '}
      {words === undefined ? null : <span>{words}</span>}
    </p>
  );
}
