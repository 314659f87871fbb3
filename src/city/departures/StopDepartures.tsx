import { isNotOffered } from '../../api/isNotOffered.ts';
import type { Arrival } from '../../contract/arrivals.ts';
import { doesCome } from '../../contract/departures/departureRows.ts';
import { Departures } from '../../features/times/Departures.tsx';
import { failureReason } from '../../lib/words/failureReason.ts';
import { RetryOrReload } from '../../ui/loading/RetryOrReload.tsx';
import { useIsCauseSaid } from '../../ui/panels/CauseSaid.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { OnSelect } from '../../view/panel-props.ts';
import { useDepartureNotices } from '../notices/useDepartureNotices.ts';
import { NoDepartures } from '../panels/NoDepartures.tsx';
import { tripSelection } from './trip-selection.ts';
import { useDepartureFacts } from './useDepartureFacts.ts';
import { useDeparturesInForce } from './useDeparturesInForce.ts';

const NONE: readonly Arrival[] = [];

interface StopDeparturesProps {
  stopID: string;
  colorOf: (routeID: string) => string;
  onSelect: OnSelect;
  /** The routes that are listed; all if left out. */
  routes?: readonly string[];
  /** Names the list, where a card has two. */
  label?: string;
}

/** The departures on a stop's card, or why there are none. */
export function StopDepartures({ stopID, colorOf, onSelect, routes, label }: StopDeparturesProps) {
  const { words } = useLanguage();
  const { read, refetch, rows: all, options } = useDeparturesInForce(stopID);
  const { answer, failure } = read ?? {};
  const factsOf = useDepartureFacts(answer?.arrivals ?? NONE);
  const noticeOf = useDepartureNotices();
  const isCauseSaid = useIsCauseSaid();
  const isSaved = answer?.isSaved === true;
  if (failure !== undefined && isNotOffered(failure.error, 'times'))
    return <Notice tone="quiet">{words.stop.noTimes}</Notice>;
  const rows = all.filter(({ routeID }) => routes === undefined || routes.includes(routeID));
  return (
    <section aria-label={label ?? words.page.tabs.departures}>
      {read === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
      {failure !== undefined && isSaved && !isCauseSaid(failure.error.kind) ? (
        <Notice
          tone="caution"
          action={<RetryOrReload kind={failure.error.kind} onRetry={refetch} />}
        >
          {words.trips.fromTimetable(failureReason(failure.error, words.failures))}
        </Notice>
      ) : null}
      {isSaved ? null : (
        <ReadNotice part={words.page.tabs.departures} read={read} onRetry={refetch} />
      )}
      {answer?.isLiveLost === true && failure === undefined && !isCauseSaid('unreachable') ? (
        <Notice tone="caution">{words.times.noLive}</Notice>
      ) : null}
      {answer === undefined ? null : (
        <Departures
          rows={rows}
          isPartial={answer.isPartial === true}
          now={options.now}
          none={<NoDepartures stopIDs={[stopID]} routes={routes} />}
          colorOf={colorOf}
          factsOf={factsOf}
          // What doesn't come says why by itself.
          noticeOf={(arrival, { comes }) =>
            comes && doesCome(arrival) ? noticeOf(arrival, stopID) : ''
          }
          onSelectTrip={(tripID) => onSelect(tripSelection(tripID, stopID))}
        />
      )}
    </section>
  );
}
