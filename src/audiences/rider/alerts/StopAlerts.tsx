import { tripSelection } from '../../../city/departures/trip-selection.ts';
import { useDepartures } from '../../../city/departures/useDepartures.ts';
import { useAlertLocation } from '../../../city/reads/nearby/useAlertLocation.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { stopsByID } from '../../../city/reads/stop-indexes.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { HERE, sameWatch, uniqueWatches } from '../../../contract/links/stop-watch.ts';
import type { Watch } from '../../../contract/links/stop-watch.ts';
import { StopMark } from '../../../features/stops/StopMark.tsx';
import { timeAlert } from '../../../features/times/alerts/timeAlert.ts';
import { WatchStrip } from '../../../features/watch/strip/WatchStrip.tsx';
import { useAlerts, useAlertTitle } from '../../../features/watch/useAlerts.ts';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Selection } from '../../../view/view.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { useBackgroundTick } from './useBackgroundTick.ts';
import { useStopLocations } from './useStopLocations.ts';

const ClosedAlerts = lazyComponent(
  async () => (await import('./closed/ClosedAlerts.tsx')).ClosedAlerts,
);

interface StopAlertsProps {
  isNotifying: boolean;
  onNotifying: (isNotifying: boolean) => void;
  onSelect: (selection: Selection) => void;
}

/** Says when a bus comes to a watched stop in the chosen minutes, or when it is time to leave for it. */
export function StopAlerts({ isNotifying, onNotifying, onSelect }: StopAlertsProps) {
  const language = useLanguage();
  const { words } = language;
  const { city, staleness, walking, pushKey } = useSettings();
  const { allStops, colorOf } = useCityStops();
  const view = usePageView();
  const changeView = useChangeView();
  useBackgroundTick(isNotifying);
  const watches = uniqueWatches(view.watches);
  const stopIDs = [...new Set(watches.map(({ stopID }) => stopID))];
  const loaded = stopsByID(allStops);
  const found = useStopLocations(stopIDs.filter((stopID) => !loaded.has(stopID)));
  const location = useAlertLocation(watches.some(({ time }) => time.before === HERE));
  const { options, reads, rowsOf } = useDepartures(
    stopIDs,
    stopIDs,
    isNotifying ? true : undefined,
  );
  const { now } = options;
  const whatOf = ({ destination, time: { routeID } }: Watch) => {
    const to = language.nameOf(destination ?? '');
    if (routeID !== null) return words.times.to(language.labelOf(routeID), to);
    return destination === null ? null : words.stops.toward(to);
  };
  const items = watches
    .map((watch) => {
      const { stopID, destination, time } = watch;
      const stop = loaded.get(stopID) ?? found.find((one) => one.stopID === stopID);
      const name = stop ? language.nameOf(stop.intersection, stopID) : words.stops.stopID(stopID);
      const index = stopIDs.indexOf(stopID);
      const key = JSON.stringify([stopID, time.routeID, destination]);
      const { due, status } = timeAlert(
        {
          time,
          destination,
          stop,
          location,
          metresPerMinute: walking.metresPerMinute,
          read: reads[index],
          rows: rowsOf[index] ?? [],
          now,
        },
        language,
      );
      return {
        key,
        watch,
        stop,
        mark: <StopMark color={time.routeID === null ? undefined : colorOf(time.routeID)} />,
        name,
        // An alert names them itself.
        what: due.length > 0 ? null : whatOf(watch),
        lines: due.map(({ key, tripID, sentence }) => ({
          key,
          sentence,
          onSelect: () =>
            onSelect(tripID === '' ? { kind: 'stop', id: stopID } : tripSelection(tripID, stopID)),
        })),
        status,
        waiting: <p className="watch-strip__waiting">{status}</p>,
        onSelectStop: () => onSelect({ kind: 'stop', id: stopID }),
        onRemove: () =>
          changeView({ watches: view.watches.filter((one) => !sameWatch(one, watch)) }),
      };
    })
    // A phone shows one or two, so those with an alert come first.
    .toSorted((a, b) => Number(b.lines.length > 0) - Number(a.lines.length > 0));
  const alerts = items.flatMap(({ key, name, lines }) =>
    lines.map((line) => ({
      key: `${key} ${line.key}`,
      tag: `curbside ${key} ${line.key}`,
      title: name,
      body: line.sentence,
      spoken: `${name}. ${line.sentence}`,
    })),
  );
  useAlerts(alerts, now, isNotifying);
  useAlertTitle({
    title: alerts[0]?.body ?? null,
    reportedAt: now,
    lateAfter: staleness.vehiclesLateSeconds * 1000,
    pageTitle: words.page.title(city.name),
  });
  return (
    <WatchStrip
      items={items}
      isNotifying={isNotifying}
      onNotifyingChange={onNotifying}
      closed={
        pushKey === undefined ? null : (
          <Optional>
            <ClosedAlerts
              pushKey={pushKey}
              alerts={items}
              metresPerMinute={walking.metresPerMinute}
            />
          </Optional>
        )
      }
    />
  );
}
