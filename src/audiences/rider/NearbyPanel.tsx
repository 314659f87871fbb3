import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { useApi } from '../ApiContext.ts';
import { nearbyQuery } from '../../api/found-queries.ts';
import type { Settings } from '../../contract/settings.ts';
import { RadiusField } from '../../features/nearby/RadiusField.tsx';
import { DEFAULT_RADIUS_FEET, nearbyStops } from '../../features/nearby/nearbyStops.ts';
import { StopList } from '../../features/stops/StopList.tsx';
import { mergeStops } from '../../features/stops/mergeStops.ts';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import type { Place } from '../../lib/distance.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { useLanguage } from '../../ui/Language.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ReadNotice } from '../../ui/ReadNotice.tsx';

interface NearbyPanelProps {
  point: Place;
  /** Feet, or null for the default of the interface. */
  radius: number | null;
  walking: Settings['walking'];
  colorOf: (routeID: string) => string;
  /** The stops that are loaded anyway: they know their routes, which a search does not tell. */
  loaded: readonly CityStop[];
  selectedID: string | null;
  onRadius: (radius: number | null) => void;
  onClear: () => void;
  onSelect: (stop: CityStop) => void;
  onHighlight: (stop: CityStop | null) => void;
}

/** What was found around a point, nearest first, with the walk there (R3). */
export function NearbyPanel({ point, radius, walking, loaded, ...rest }: NearbyPanelProps) {
  const { words, formats } = useLanguage();
  const announce = useAnnounce();
  const { data: read, refetch } = useQuery(nearbyQuery(useApi(), point, radius));
  const radiusFeet = radius ?? DEFAULT_RADIUS_FEET;

  const { lat, lon } = point;
  const found = useMemo(() => {
    const near = nearbyStops(read?.answer?.stops ?? [], { lat, lon }, walking.metresPerMinute);
    const known = new Map(loaded.map((stop) => [stop.stopID, stop]));
    const stops = mergeStops([{ routeID: '', stops: near.map(({ stop }) => stop) }]).map(
      (stop) => known.get(stop.stopID) ?? { ...stop, routes: [] },
    );
    return { stops, walks: new Map(near.map((one) => [one.stop.stopID, one])) };
  }, [read, lat, lon, walking.metresPerMinute, loaded]);

  const count = found.stops.length;
  const sentence =
    count === 0
      ? words.nearby.none(formats.feet(radiusFeet))
      : words.nearby.found(count, formats.number(count), formats.feet(radiusFeet));
  const isDone = read?.answer !== undefined;
  useEffect(() => {
    if (isDone) announce(sentence);
  }, [isDone, sentence, announce]);

  return (
    <section className="nearby-panel" aria-label={words.nearby.heading}>
      <header className="nearby-panel__header">
        <h2>{isDone ? sentence : words.nearby.searching}</h2>
        <IconButton icon="close" label={words.nearby.clear} onClick={rest.onClear} />
      </header>
      <RadiusField radiusFeet={radiusFeet} onChange={rest.onRadius} />
      {read?.failure === undefined ? null : (
        <ReadNotice
          part={words.nearby.part}
          failure={read.failure.error}
          receivedAt={read.receivedAt}
          onRetry={() => void refetch()}
        />
      )}
      {read?.answer === undefined || read.answer.dropped === 0 ? null : (
        <Notice tone="caution">
          {words.failures.dropped(read.answer.dropped, formats.number(read.answer.dropped))}
        </Notice>
      )}
      <StopList
        stops={found.stops}
        withRoutes
        colorOf={rest.colorOf}
        selectedID={rest.selectedID}
        onSelect={rest.onSelect}
        onHighlight={rest.onHighlight}
        aside={(stop) => {
          const walk = found.walks.get(stop.stopID);
          return walk === undefined
            ? null
            : words.nearby.walk(
                formats.distance(walk.metres),
                formats.duration(walk.walkMinutes * 60_000),
              );
        }}
      />
    </section>
  );
}
