import '../park-and-ride/ParkAndRide.css';
import { Badge } from '../../ui/panels/Badge.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useCity } from '../reads/CityContext.tsx';
import { routesByState } from '../reads/live-feeds.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useFeedStates } from '../reads/useLiveFeeds.ts';

interface NoBusesReasonProps {
  /** The routes to look for buses on. */
  routeIDs: readonly string[];
  /** Shown for routes whose buses have loaded; null if there is a bus. */
  noBusesText: string | null;
}

/** Why there are no buses: none are running, or there is no live data for these routes now (R11, R18). */
export function NoBusesReason({ routeIDs, noBusesText }: NoBusesReasonProps) {
  const { vehicles } = useLanguage().wordsOn(...routeIDs);
  const { feedReads, colorOf } = useCity();
  const { staleness } = useSettings();
  const feedStates = useFeedStates(feedReads, staleness);
  const states = [...routesByState(feedReads, feedStates, routeIDs)];
  const sentenceOf = (state: (typeof states)[number][0]) => {
    if (state === 'loaded') return noBusesText;
    if (state === 'loading') return vehicles.state.loading;
    return vehicles.unavailable(vehicles.announce[state]);
  };
  return states.map(([state, routeIDsInState]) => {
    const sentence = sentenceOf(state);
    return sentence === null ? null : (
      <p key={state} className="park-and-ride__reason">
        {states.length === 1
          ? null
          : routeIDsInState.map((routeID) => (
              <Badge key={routeID} text={routeID} fill={colorOf(routeID)} />
            ))}
        <span>{sentence}</span>
      </p>
    );
  });
}
