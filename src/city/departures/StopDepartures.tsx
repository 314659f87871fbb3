import { type ApiError, isRefusedAsUnknown } from '../../api/ApiError.ts';
import { departureRows } from '../../features/times/departureRows.ts';
import { Departures } from '../../features/times/Departures.tsx';
import { tripSelection } from '../../features/times/trip-selection.ts';
import { isSameDay } from '../../lib/time/zoned-time.ts';
import { formatStandaloneClock } from '../../lib/words/format-clock.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { usePageLanguage } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import type { OnSelect } from '../../view/panel-props.ts';
import { useClockOffset } from '../reads/live/clock-reads.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useArrivals } from './useArrivals.ts';

/** Whether a service has no times at all: it says so, or knows no such request. */
const isWithoutTimes = (error: ApiError): boolean =>
  isRefusedAsUnknown(error, 'no times') || error.status === 404;

/** Minutes change at most this late, in milliseconds. */
const TICK = 5_000;

interface StopDeparturesProps {
  stopID: string;
  colorOf: (routeID: string) => string;
  onSelect: OnSelect;
}

/** The departures on a stop's card (T13), or why there are none. Empty for a service without times. */
export function StopDepartures({ stopID, colorOf, onSelect }: StopDeparturesProps) {
  const language = usePageLanguage();
  const { words, timeZone } = language;
  const { staleness } = useSettings();
  const { read, refetch } = useArrivals(stopID);
  const offset = useClockOffset();
  const now = useNow(TICK, () => Math.floor((Date.now() + offset) / TICK) * TICK);
  const { answer, failure } = read ?? {};
  if (failure !== undefined && isWithoutTimes(failure.error)) return null;
  const liveFor = staleness.vehiclesGoneSeconds * 1000;
  const rows = answer === undefined ? [] : departureRows(answer, { now, liveFor });
  const [first] = rows;
  const isOver = first !== undefined && !isSameDay(first.next[0].at, now, timeZone);
  return (
    <section aria-label={words.times.heading}>
      {failure === undefined ? null : (
        <ReadNotice
          part={words.times.heading}
          failure={failure.error}
          receivedAt={read?.receivedAt}
          onRetry={() => void refetch()}
        />
      )}
      {isOver ? (
        <Notice tone="quiet">
          {words.times.noneToday(formatStandaloneClock(first.next[0].at, language))}
        </Notice>
      ) : null}
      {read === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
      {answer !== undefined && first === undefined ? (
        <Notice tone="quiet">{words.times.none}</Notice>
      ) : null}
      {first === undefined ? null : (
        <Departures
          label={words.times.heading}
          rows={rows}
          now={now}
          colorOf={colorOf}
          onSelectTrip={(tripID) => onSelect(tripSelection(tripID, stopID))}
        />
      )}
    </section>
  );
}
