import type { ReactNode, Ref } from 'react';

interface RowsToMeasureProps<T> {
  ref: Ref<HTMLDivElement>;
  items: readonly T[];
  keyOf: (item: T) => string;
  renderRow: (item: T) => ReactNode;
}

/** All rows of a list, for measuring: nobody sees or hears them. */
export function RowsToMeasure<T>({ ref, items, keyOf, renderRow }: RowsToMeasureProps<T>) {
  return (
    <div ref={ref} className="paged-list__box" aria-hidden="true" style={{ visibility: 'hidden' }}>
      <ol className="paged-list__rows">
        {items.map((item) => (
          <li key={keyOf(item)} className="kiosk-row">
            {renderRow(item)}
          </li>
        ))}
      </ol>
    </div>
  );
}
