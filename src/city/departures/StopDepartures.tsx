import { type ApiError, isRefusedAsUnknown } from '../../api/ApiError.ts';
import { Departures } from '../../features/times/Departures.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { usePageLanguage } from '../../ui/text/Language.tsx';
import type { OnSelect } from '../../view/panel-props.ts';
import { useDepartureNotices } from '../notices/useDepartureNotices.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { tripSelection } from './trip-selection.ts';
import { useArrivals } from './useArrivals.ts';
import { useServiceNow } from './useServiceNow.ts';

/** Whether a service has no times at all: it says so, or knows no such request. */
const isWithoutTimes = (error: ApiError): boolean =>
  isRefusedAsUnknown(error, 'no times') || error.status === 404;

interface StopDeparturesProps {
  stopID: string;
  colorOf: (routeID: string) => string;
  onSelect: OnSelect;
}

/** The departures on a stop's card (T13), or why there are none. Empty for a service without times. */
export function StopDepartures({ stopID, colorOf, onSelect }: StopDeparturesProps) {
  const { words } = usePageLanguage();
  const { staleness } = useSettings();
  const { read, refetch } = useArrivals(stopID);
  const now = useServiceNow();
  const noticeOf = useDepartureNotices(stopID);
  const { answer, failure } = read ?? {};
  if (failure !== undefined && isWithoutTimes(failure.error)) return null;
  return (
    <section aria-label={words.times.heading}>
      {read === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
      {failure === undefined ? null : (
        <ReadNotice
          part={words.times.heading}
          failure={failure.error}
          receivedAt={read?.receivedAt}
          onRetry={() => void refetch()}
        />
      )}
      {answer === undefined ? null : (
        <Departures
          feed={answer}
          options={{ now, liveFor: staleness.vehiclesGoneSeconds * 1000 }}
          colorOf={colorOf}
          noticeOf={noticeOf}
          onSelectTrip={(tripID) => onSelect(tripSelection(tripID, stopID))}
        />
      )}
    </section>
  );
}
