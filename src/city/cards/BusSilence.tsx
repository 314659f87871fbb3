import '../park-and-ride/ParkAndRide.css';

import type { Settings } from '../../contract/settings.ts';
import { Badge } from '../../ui/panels/Badge.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { routesByState } from '../reads/liveFeeds.ts';
import type { CityView } from '../reads/useCityView.ts';

interface BusSilenceProps {
  /** The routes whose buses are looked for. */
  routeIDs: readonly string[];
  city: Pick<CityView, 'feedReads' | 'colorOf'>;
  staleness: Settings['staleness'];
  /** What is said of the routes whose buses are known; null where a bus was found. */
  none: string | null;
}

/** Why no bus is told of: there is none, or for these routes it is not known now (R11, R18). */
export function BusSilence({ routeIDs, city, staleness, none }: BusSilenceProps) {
  const { words } = useLanguage();
  const { state: said, announce, notKnown } = words.vehicles;
  const now = useNow(1000);
  const all = [...routesByState(city.feedReads, routeIDs, now, staleness)];
  const sentenceOf = (state: (typeof all)[number][0]) => {
    if (state === 'known') return none;
    return state === 'loading' ? said.loading : notKnown(announce[state]);
  };
  return all.map(([state, ofState]) => {
    const sentence = sentenceOf(state);
    return sentence === null ? null : (
      <p key={state} className="park-and-ride__silence">
        {all.length === 1
          ? null
          : ofState.map((routeID) => (
              <Badge key={routeID} text={routeID} fill={city.colorOf(routeID)} />
            ))}
        <span>{sentence}</span>
      </p>
    );
  });
}
