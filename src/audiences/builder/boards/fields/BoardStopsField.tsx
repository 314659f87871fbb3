import { useLayoutEffect, useRef, useState } from 'react';

import { MOST_STATION_STOPS } from '../../../../contract/board/station-places.ts';
import { listText } from '../../../../lib/names/list-text.ts';
import { useAnnounce } from '../../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../../ui/text/Language.tsx';
import { PlaceSearch } from '../../fields/PlaceSearch.tsx';
import { useStopEntries } from '../../places/useStopEntries.ts';
import { useBuilderWords } from '../../words/BuilderWordsContext.ts';
import type { BoardFieldProps } from '../state/useBoardState.ts';
import { type BoardStop, stopText } from '../state/useBoardStops.ts';
import { StopRow } from './StopRow.tsx';

interface BoardStopsFieldProps extends BoardFieldProps {
  stops: readonly BoardStop[];
}

/** The list with one of its elements elsewhere. */
function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

/** The board's stops in their order, each with the walk to it. They are dragged, or moved by their buttons. */
export function BoardStopsField({ stops, change }: BoardStopsFieldProps) {
  const own = useBuilderWords().boards;
  const { formats } = useLanguage('page');
  const announce = useAnnounce();
  const search = useStopEntries();
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  /** The button to focus again: a row that moves in the document loses the focus. */
  const focus = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focus.current === null) return;
    list.current?.querySelector<HTMLButtonElement>(focus.current)?.focus();
    focus.current = null;
  }, [stops]);
  const write = (texts: readonly string[]) => change({ stop: listText(texts) });
  const texts = stops.map(({ text }) => text);
  const move = (from: number, to: number) => {
    const { name = '' } = stops[from] ?? {};
    write(movedTo(texts, from, to));
    announce(own.moved(name, formats.number(to + 1), formats.number(stops.length)));
  };
  const dragTo = (y: number) => {
    if (dragged === null) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const below = rows.findIndex(({ top, height }) => y < top + height);
    const to = below === -1 ? rows.length - 1 : below;
    if (to === dragged) return;
    move(dragged, to);
    setDragged(to);
  };
  return (
    <div className="builder-field">
      {stops.length === 0 ? <p>{own.noStops}</p> : null}
      <ul
        ref={list}
        className="board-stops"
        onPointerMove={({ clientY }) => dragTo(clientY)}
        onPointerUp={() => setDragged(null)}
        onPointerCancel={() => setDragged(null)}
      >
        {stops.map((stop, index) => (
          <StopRow
            key={stop.stopID}
            stop={stop}
            index={index}
            count={stops.length}
            isDragged={index === dragged}
            onDrag={(pointer) => {
              list.current?.setPointerCapture(pointer);
              setDragged(index);
            }}
            onMove={(to) => {
              move(index, to);
              const way = to < index ? 'up' : 'down';
              const row = `li:nth-child(${to + 1})`;
              focus.current = `${row} [data-way=${way}]:enabled, ${row}:not(:has([data-way=${way}]:enabled)) [data-way]:enabled`;
            }}
            onWalk={(minutes) => write(texts.toSpliced(index, 1, stopText(stop.stopID, minutes)))}
            onRemove={() => write(texts.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
      {stops.length > 0 ? <p className="builder-hint">{own.walkHelp}</p> : null}
      {stops.length > 1 ? <p className="builder-hint">{own.orderHelp}</p> : null}
      {stops.length >= MOST_STATION_STOPS ? null : (
        <PlaceSearch
          label={own.addStop}
          help={own.addStopHelp}
          entries={search.entries}
          isLoading={search.isLoading}
          onStart={search.start}
          onChoose={({ id }) => {
            if (!stops.some(({ stopID }) => stopID === id)) write([...texts, id]);
          }}
        />
      )}
    </div>
  );
}
