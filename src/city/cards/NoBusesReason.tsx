import '../park-and-ride/ParkAndRide.css';
import { noServiceSentence } from '../../features/vehicles/feed/no-service.ts';
import { addToGroup } from '../../lib/groupBy.ts';
import { BadgeLine } from '../../ui/panels/BadgeLine.tsx';
import { useIsCauseSaid } from '../../ui/panels/CauseSaid.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { useCity } from '../reads/CityContext.tsx';
import { useClockOffset } from '../reads/live/clock-reads.ts';
import { routesByState } from '../reads/live/live-feeds.ts';
import { useFeedStates } from '../reads/live/useLiveFeeds.ts';
import { useSettings } from '../reads/SettingsContext.ts';

const MINUTE = 60_000;

const NONE: readonly string[] = [];

interface NoBusesReasonProps {
  /** The routes to look for buses on. */
  routeIDs: readonly string[];
  /** Shown for routes whose buses have loaded; null if there is a bus. */
  noBusesText: string | null;
}

/** Why there are no buses: none are running now or today, or there is no live data for these routes. */
export function NoBusesReason({ routeIDs, noBusesText }: NoBusesReasonProps) {
  const language = useLanguage();
  const { vehicles, feed } = language.wordsOn(...routeIDs);
  const { feedReads, colorOf } = useCity();
  const { staleness } = useSettings();
  const offset = useClockOffset();
  const isDown = useIsCauseSaid()('unreachable');
  const feedStates = useFeedStates(feedReads, staleness);
  const noService = useNow(MINUTE, () =>
    feedReads.map(({ route }) => noServiceSentence(route, Date.now() + offset, language)),
  );
  const routesBySentence = new Map<string, string[]>();
  const add = (sentence: string | null, routeID: string) => {
    if (sentence !== null) addToGroup(routesBySentence, sentence, routeID);
  };
  for (const [state, routeIDsInState] of routesByState(feedReads, feedStates, routeIDs)) {
    for (const routeID of routeIDsInState) {
      const index = feedReads.findIndex(({ route }) => route.routeID === routeID);
      if (state === 'loading') add(vehicles.state.loading, routeID);
      else if (state === 'unreachable' && isDown) continue;
      else if (state !== 'loaded') add(vehicles.unavailable(feed[state]), routeID);
      else add(noBusesText === null ? null : (noService[index] ?? noBusesText), routeID);
    }
  }
  return [...routesBySentence].map(([sentence, routeIDsOfIt]) => (
    <p key={sentence} className="secondary park-and-ride__reason">
      <BadgeLine
        routeIDs={routeIDsOfIt.length === routeIDs.length ? NONE : routeIDsOfIt}
        colorOf={colorOf}
        text={sentence}
      />
    </p>
  ));
}
