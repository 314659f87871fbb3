import { useQueries } from '@tanstack/react-query';

import { stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { MOST_STATION_STOPS } from '../../../contract/board/station-places.ts';
import { hasElevators } from '../../../contract/stops/hasElevators.ts';
import type { Platform } from '../../../contract/stops/station.ts';
import { groupByEach } from '../../../lib/groupBy.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { PagedList } from '../paged/PagedList.tsx';
import { RowText } from '../paged/RowText.tsx';
import type { Station } from './useStation.ts';

/** An elevator that is out of service, and the platforms that can't be reached without steps for that reason. */
interface ClosedElevator {
  readonly key: string;
  /** As riders call it. */
  readonly name: string;
  readonly platforms: readonly Platform[];
}

/** The elevators of stations that keep people from a platform now. */
function closedElevators(platforms: readonly Platform[]): readonly ClosedElevator[] {
  const closed = groupByEach(platforms, ({ stepFree }) =>
    stepFree?.isReached === false ? stepFree.elevators : [],
  );
  return Array.from(closed, ([name, blocked]) => ({ key: name, name, platforms: blocked }));
}

/** The elevators out of service at the station of a display, and which platforms have no way without steps. */
export function ElevatorBoard({ station: { stops, isLoaded } }: { station: Station }) {
  const { words, formats, nameOf } = useLanguage();
  const { elevators: own } = words.display;
  const api = useApi();
  const reads = useQueries({
    queries: stops.slice(0, MOST_STATION_STOPS).map(({ stopID }) => stopLocationQuery(api, stopID)),
  });
  const answers = reads.map(({ data }) => data?.answer);
  const stations = new Map(
    answers.flatMap((answer) => {
      const of = answer?.station;
      return of === undefined ? [] : [[of.stopID, of] as const];
    }),
  );
  const closed = [...stations.values()].flatMap(({ stopID, platforms }) =>
    closedElevators(platforms).map((one) => ({ ...one, key: `${stopID} ${one.key}` })),
  );
  const isLoading = !isLoaded || reads.some(({ data }) => data === undefined);
  const isKnown = [...stations.values()].some(hasElevators);
  const isLost = answers.includes(undefined);
  const empty = () => {
    if (isLoading) return words.page.loading;
    // What can't be read may have an elevator that is out of service.
    if (isLost) return words.display.allLost(null);
    return isKnown ? own.allReached : own.unknown;
  };
  const platformName = ({ platform, intersection, stopID }: Platform) =>
    platform === undefined ? nameOf(intersection, stopID) : words.stop.platform(platform);
  return (
    <PagedList
      title={own.heading}
      items={closed}
      keyOf={({ key }) => key}
      nameOf={({ name }) => own.named(name)}
      selectionOf={({ platforms: [first] }) => ({ kind: 'stop', id: first?.stopID ?? '' })}
      empty={<p>{empty()}</p>}
      renderRow={({ name, platforms }) => (
        <RowText
          name={own.named(name)}
          details={[own.out, own.noWayTo(formats.list(platforms.map(platformName)))]}
        />
      )}
    />
  );
}
