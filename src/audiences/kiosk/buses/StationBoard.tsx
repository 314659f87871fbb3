import { vehicleKey } from '../../../api/feeds/vehicle-keys.ts';
import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { placeOfStop } from '../../../features/watch/WatchedStop.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import { walkMinutes } from '../../../lib/geo/walkMinutes.ts';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { PagedList } from '../paged/PagedList.tsx';
import { RowText } from '../paged/RowText.tsx';
import { RouteBadge } from '../scale/RouteBadge.tsx';
import type { StationRow } from '../station/bus-rows.ts';
import { NEAR_FEET } from '../station/useStation.ts';
import type { Station } from '../station/useStation.ts';
import { useStationBuses } from '../station/useStationBuses.ts';
import { BusDistance } from './BusDistance.tsx';
import { IdleRoutes } from './IdleRoutes.tsx';
import { nextStopWordings } from './nextStopWordings.ts';
import { NoBuses } from './NoBuses.tsx';
import { NoServiceLines } from './NoServiceLines.tsx';
import { useIdleRoutes } from './useIdleRoutes.ts';

/** Meters. A stop this close needs no directions: the reader stands at it. */
const AT_THE_STOP = 40;

/** The buses after the nearest one that a row mentions. */
const LATER_BUSES = 2;

/** The buses on their way to this station, grouped by destination, nearest first (A48). */
export function StationBoard({ station }: { station: Station }) {
  const { words, formats } = useWholeLanguage();
  const { colorOf } = useCity();
  const { walking } = useSettings();
  const { rows, isKnown, idle } = useStationBuses(station);
  const { sentences, others } = useIdleRoutes(idle);
  const { kiosk } = words;
  const away = (count: number) =>
    count <= 1 ? kiosk.nextStop : kiosk.thenAway(count, formats.number(count));
  const asides = ({ nearest, later }: StationRow): readonly string[] => {
    if (nearest.stopsAway === null) return nextStopWordings(nearest.vehicle.nextStop, kiosk);
    const meters =
      station.here === null ? 0 : metersBetween(station.here, placeOfStop(nearest.stop));
    const minutes = walkMinutes(meters, walking.metresPerMinute);
    const walk =
      meters > AT_THE_STOP
        ? words.nearby.walk(formats.distance(meters), formats.duration(minutes * 60_000))
        : null;
    const { intersection } = nearest.stop;
    if (walk !== null) return [`${intersection} · ${walk}`, intersection];
    const counts = later.flatMap(({ stopsAway }) => stopsAway ?? []).slice(0, LATER_BUSES);
    const after = (some: readonly number[]) => kiosk.after(formats.list(some.map(away)));
    return counts.length === 0 ? [] : [after(counts), after(counts.slice(0, 1)), ''];
  };
  const noStops =
    station.isLoaded && station.stops.length === 0 && station.unknown.length === 0
      ? kiosk.noStopNear(formats.feet(NEAR_FEET))
      : null;
  return (
    <PagedList
      title={kiosk.coming}
      items={rows}
      keyOf={({ key }) => key}
      wordsOf={({ destination }) => ({ name: destination, keepsAside: false })}
      selectionOf={({ nearest }) => ({ kind: 'vehicle', id: vehicleKey(nearest.vehicle) })}
      legend={<IdleRoutes routeIDs={others} />}
      empty={<NoBuses station={station} reason={isKnown ? kiosk.noneComing : noStops} />}
      renderRow={(row, width) => (
        <>
          <RouteBadge text={row.routeID} fill={colorOf(row.routeID)} />
          <RowText name={row.destination} width={width} asides={asides(row)} />
          <BusDistance stopsAway={row.nearest.stopsAway} />
        </>
      )}
      footer={<NoServiceLines sentences={sentences} />}
    />
  );
}
