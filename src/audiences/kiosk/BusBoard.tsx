import type { Settings } from '../../contract/settings.ts';
import { vehicleKey } from '../../api/feeds/vehicleFeed.ts';
import { FeedNotice } from '../../features/vehicles/feed/FeedNotice.tsx';
import { useShownVehicles } from '../../features/vehicles/map/useShownVehicles.ts';
import { routeFeedState } from '../../features/vehicles/feed/route-feed.ts';
import { Badge } from '../../ui/panels/Badge.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import type { CityView } from '../../city/reads/useCityView.ts';
import { PagedList } from './PagedList.tsx';

interface BusBoardProps {
  city: CityView;
  staleness: Settings['staleness'];
}

/** The buses with where they go and their next stop; first the feeds that have something to say. */
export function BusBoard({ city, staleness }: BusBoardProps) {
  const { words } = useLanguage();
  const now = useNow(1000);
  const shown = useShownVehicles(city.feedReads, staleness);
  const feedStates = city.feedReads.map((feed) => ({
    feed,
    ...routeFeedState(feed, now, staleness),
  }));
  const feedsWithProblems = feedStates.filter(({ state }) => state !== 'live' && state !== 'empty');
  const isEmpty = feedStates.length > 0 && feedStates.every(({ state }) => state === 'empty');
  return (
    <PagedList
      title={words.page.tabs.buses}
      items={shown}
      keyOf={vehicleKey}
      pageLabel={words.lists.pageOf}
      notice={
        <>
          {feedsWithProblems.slice(0, 2).map(({ feed }) => (
            <FeedNotice key={feed.route.routeID} feed={feed} staleness={staleness} />
          ))}
          {isEmpty ? <Notice tone="quiet">{words.vehicles.state.empty}</Notice> : null}
        </>
      }
      renderRow={(vehicle) => (
        <div className="kiosk__row">
          <Badge text={vehicle.routeID} fill={city.colorOf(vehicle.routeID)} />
          <span className="kiosk__main">{words.vehicles.towards(vehicle.direction)}</span>
          {vehicle.nextStop === '' ? null : (
            <span className="kiosk__aside">{words.vehicles.next(vehicle.nextStop)}</span>
          )}
        </div>
      )}
    />
  );
}
