import { vehicleKey } from '../../api/feeds/vehicleFeed.ts';
import { useCity } from '../../city/reads/CityContext.tsx';
import { useClockOffset } from '../../city/reads/clock-reads.ts';
import { useSettings } from '../../city/reads/SettingsContext.ts';
import { useFeedStates } from '../../city/reads/useLiveFeeds.ts';
import { FeedNotice } from '../../features/vehicles/feed/FeedNotice.tsx';
import { noServiceSentence } from '../../features/vehicles/feed/no-service.ts';
import { useShownVehicles } from '../../features/vehicles/map/useShownVehicles.ts';
import { Badge } from '../../ui/panels/Badge.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { PagedList } from './PagedList.tsx';

const MINUTE = 60_000;

/** The buses with destination and next stop, below the feeds that have a problem. */
export function BusBoard() {
  const language = useLanguage();
  const { words } = language;
  const { feedReads, colorOf } = useCity();
  const { staleness } = useSettings();
  const shown = useShownVehicles(feedReads, staleness);
  const states = useFeedStates(feedReads, staleness);
  const feedsWithProblems = feedReads.filter(
    (_, index) => states[index] !== 'live' && states[index] !== 'empty',
  );
  const isEmpty = states.length > 0 && states.every((state) => state === 'empty');
  const offset = useClockOffset();
  const emptySentences = useNow(MINUTE, () =>
    feedReads.map(
      ({ route }) =>
        noServiceSentence(route, Date.now() + offset, language) ?? words.vehicles.state.empty,
    ),
  );
  return (
    <PagedList
      title={words.page.tabs.buses}
      items={shown}
      keyOf={vehicleKey}
      pageLabel={words.lists.pageOf}
      notice={
        <>
          {feedsWithProblems.slice(0, 2).map((feed) => (
            <FeedNotice key={feed.route.routeID} feed={feed} staleness={staleness} />
          ))}
          {isEmpty
            ? [...new Set(emptySentences)].slice(0, 2).map((sentence) => (
                <Notice key={sentence} tone="quiet">
                  {sentence}
                </Notice>
              ))
            : null}
        </>
      }
      renderRow={(vehicle) => (
        <div className="kiosk__row">
          <Badge text={vehicle.routeID} fill={colorOf(vehicle.routeID)} />
          <span className="kiosk__main">{words.vehicles.toward(vehicle.direction)}</span>
          {vehicle.nextStop === '' ? null : (
            <span className="kiosk__aside">{words.vehicles.next(vehicle.nextStop)}</span>
          )}
        </div>
      )}
    />
  );
}
