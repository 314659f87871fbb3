import './Takeover.css';
import { use, useState } from 'react';

import { boardRows } from '../../../contract/board/board-rows.ts';
import { messageIn } from '../../../contract/board/screens/messageIn.ts';
import { type Takeover as Given, takeoverAt } from '../../../contract/board/screens/takeovers.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { BusRow } from '../buses/BusList.tsx';
import { useTrustedClock } from '../clock/useTrustedClock.ts';
import { OrdersContext } from '../fleet/OrdersContext.ts';
import type { Station } from '../station/useStation.ts';
import { useRowWords } from '../times/useRowWords.ts';
import { type StationTimes, useStationTimes } from '../times/useStationTimes.ts';

/** The next departures that stay in a corner: people came for them. */
const ROWS = 3;

/** What covers the display now; undefined for nothing, and on a display that doesn't know the time. */
export function useTakeover(): Given | undefined {
  const { takeovers } = use(OrdersContext);
  const isTrusted = useTrustedClock();
  const offset = use(ClockOffsetContext);
  return useNow(1000, () => (isTrusted ? takeoverAt(takeovers, Date.now() + offset) : undefined));
}

/** A picture that the page may not load, or that isn't there, leaves its place to the message. */
function Picture({ src }: { src: string }) {
  const [isLost, setIsLost] = useState(false);
  return isLost ? null : <img src={src} alt="" onError={() => setIsLost(true)} />;
}

function NextRows({ times }: { times: StationTimes }) {
  const { wordsOf } = useRowWords(times, false);
  const { rows } = boardRows(times.rows, [], times.now).each;
  if (rows.length === 0) return null;
  return (
    <ol className="paged-list__rows takeover__next">
      {rows.slice(0, ROWS).map((row) => (
        <li key={row.key} className="kiosk-row">
          <BusRow row={row} words={{ ...wordsOf(row), more: [], next: undefined, columns: [] }} />
        </li>
      ))}
    </ol>
  );
}

function StationRows({ station }: { station: Station }) {
  const times = useStationTimes(station);
  return times === null ? null : <NextRows times={times} />;
}

interface TakeoverProps {
  takeover: Given;
  station: Station | null;
}

/** A message of the operator over the whole display. The board goes on below it. */
export function Takeover({ takeover: { message, picture }, station }: TakeoverProps) {
  const { lang } = useLanguage();
  const text = messageIn(message, lang);
  return (
    <section className="takeover">
      {picture === undefined ? null : <Picture key={picture} src={picture} />}
      {text === undefined ? null : (
        <p className="takeover__message" style={{ '--letters': Math.max(20, text.length) }}>
          <bdi>{text}</bdi>
        </p>
      )}
      {station === null ? null : <StationRows station={station} />}
    </section>
  );
}
