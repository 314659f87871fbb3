import type { ComponentProps } from 'react';

import { useLanguage } from '../../../ui/text/Language.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { PagedList } from '../paged/PagedList.tsx';
import { busColumns } from '../paged/row-columns.ts';
import type { RowFigure } from '../paged/row-columns.ts';
import { withAgency } from '../paged/row-layout.ts';
import { RowNumber } from '../paged/RowNumber.tsx';
import { RouteBadge } from '../scale/RouteBadge.tsx';

/** How many rows a list of buses has at least. */
const MIN_ROWS = 2;

interface Row {
  readonly key: string;
  readonly routeID: string;
}

type ListProps<T> = ComponentProps<typeof PagedList<T>>;

interface BusListProps<T> extends Omit<
  ListProps<T>,
  'minRows' | 'keyOf' | 'columns' | 'renderRow'
> {
  /** When the next bus comes, how far away it is, or how many there are. */
  figureOf: (item: T) => RowFigure;
}

/** A list of buses: each row has the badge of their route, the text, and the figure. */
export function BusList<T extends Row>({ figureOf, wordsOf, ...list }: BusListProps<T>) {
  const { badgeOf } = useLanguage();
  const { scale } = useKiosk();
  return (
    <PagedList
      {...list}
      minRows={MIN_ROWS}
      keyOf={({ key }) => key}
      wordsOf={(row) => withAgency(wordsOf(row), badgeOf(row.routeID))}
      columns={busColumns(
        list.items.map(({ routeID }) => badgeOf(routeID).label),
        list.items.map(figureOf),
        scale,
      )}
      renderRow={(row, text) => (
        <>
          <RouteBadge routeID={row.routeID} />
          {text}
          <RowNumber figure={figureOf(row)} />
        </>
      )}
    />
  );
}
