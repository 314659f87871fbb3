import type { ComponentProps } from 'react';

import { useLanguage } from '../../../ui/text/Language.tsx';
import { PagedList } from '../paged/PagedList.tsx';
import { RowCell } from '../paged/RowCell.tsx';
import { RowNumber } from '../paged/RowNumber.tsx';
import type { RowFigure } from '../paged/RowNumber.tsx';
import { RowText } from '../paged/RowText.tsx';
import { fitsBoardBadge } from '../scale/fitsBoardBadge.ts';
import { RouteBadge } from '../scale/RouteBadge.tsx';

interface Row {
  readonly key: string;
  readonly routeID: string;
  readonly destination: string;
}

type ListProps<T> = ComponentProps<typeof PagedList<T>>;

/** What a row says beside its badge and its destination. */
export interface RowWords {
  /** Its destination if omitted. */
  readonly name?: string | undefined;
  /** When the next bus comes, or how many there are. */
  readonly figure: RowFigure;
  readonly details: readonly string[];
  /** Below the details where there is room. */
  readonly more?: readonly string[];
  /** The times of the buses after the next one. */
  readonly next?: string | undefined;
  /** What is in the columns between the name and the figure, under the list's heads. */
  readonly columns?: readonly string[];
}

interface BusRowProps {
  row: Row;
  words: RowWords;
  /** Those of its columns. */
  heads?: readonly string[] | undefined;
}

/** A row of buses: the badge of their route, their destination, and the figure. */
export function BusRow({ row, words, heads = [] }: BusRowProps) {
  const { badgeOf, nameOf } = useLanguage();
  const { name = nameOf(row.destination), figure, details, more, next, columns = [] } = words;
  const { label, agency } = badgeOf(row.routeID);
  const besideBadge = [fitsBoardBadge(label) ? '' : label, agency].filter((text) => text !== '');
  return (
    <>
      <RouteBadge routeID={row.routeID} />
      {/* A name without room on the badge stands there, and the agency where another one has the route's number. */}
      <RowText name={name} details={[...besideBadge, ...details]} more={more} />
      {columns.map((text, index) => (
        <RowCell key={heads[index]} nth={index} head={heads[index] ?? ''} text={text} />
      ))}
      <RowNumber figure={figure} next={next} />
    </>
  );
}

interface BusListProps<T> extends Omit<ListProps<T>, 'keyOf' | 'nameOf' | 'renderRow'> {
  wordsOf: (item: T) => RowWords;
}

/** A list of buses. */
export function BusList<T extends Row>({ wordsOf, ...list }: BusListProps<T>) {
  const { nameOf } = useLanguage();
  return (
    <PagedList
      {...list}
      keyOf={({ key }) => key}
      nameOf={(row) => wordsOf(row).name ?? nameOf(row.destination)}
      renderRow={(row) => <BusRow row={row} words={wordsOf(row)} heads={list.heads} />}
    />
  );
}
