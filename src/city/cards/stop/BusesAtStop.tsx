import type { CityStop } from '../../../features/stops/mergeStops.ts';
import { approachesOf } from '../../../features/watch/approaches.ts';
import { BusesNearStop } from '../../../features/watch/card/BusesNearStop.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { OnSelect } from '../../../view/panel-props.ts';
import { useCity } from '../../reads/CityContext.tsx';
import { routesByState } from '../../reads/live/live-feeds.ts';
import { useFeedStates, useLiveFeeds } from '../../reads/live/useLiveFeeds.ts';
import { useSettings } from '../../reads/SettingsContext.ts';
import { NoBusesReason } from '../NoBusesReason.tsx';

interface BusesAtStopProps {
  /** A stop of the chosen routes. */
  stop: CityStop;
  onSelect: OnSelect;
}

const NEAREST_FIRST = ['next', 'before', 'soon'];

/** On a stop's card: the buses near it, the same that an alert announces (R16), or why there are none. */
export function BusesAtStop({ stop, onSelect }: BusesAtStopProps) {
  const { near } = useLanguage().wordsOn(...stop.routes).vehicles;
  const city = useCity();
  const { staleness, features } = useSettings();
  const watch = { stopID: stop.stopID, destination: null };
  const approaches = useLiveFeeds(city.feedReads, staleness)
    .flatMap((feed) => approachesOf(watch, stop, feed, city.allStops, city.routes))
    .toSorted((a, b) => NEAREST_FIRST.indexOf(a.step) - NEAREST_FIRST.indexOf(b.step));
  const states = useFeedStates(city.feedReads, staleness);
  const hasLiveData = routesByState(city.feedReads, states, stop.routes).has('loaded');
  return (
    <>
      <BusesNearStop
        approaches={approaches}
        colorOf={city.colorOf}
        onSelect={(key) => onSelect({ kind: 'vehicle', id: key })}
      />
      <NoBusesReason
        routeIDs={stop.routes}
        noBusesText={approaches.length === 0 && features.times !== true ? near.none : null}
      />
      {hasLiveData && features.times !== true ? (
        <p className="secondary park-and-ride__reason">{near.noTimes}</p>
      ) : null}
    </>
  );
}
