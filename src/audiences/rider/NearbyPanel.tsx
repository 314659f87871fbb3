import { useEffect, useMemo } from 'react';

import { useApi } from '../ApiContext.ts';
import type { Settings } from '../../contract/settings.ts';
import { RadiusField } from '../../features/nearby/RadiusField.tsx';
import { DEFAULT_RADIUS_FEET } from '../../features/nearby/nearbyStops.ts';
import { useNearbyAsking, useNearbySearch } from '../../features/nearby/useNearbySearch.ts';
import { StopList } from '../../features/stops/StopList.tsx';
import { mergeStops } from '../../features/stops/mergeStops.ts';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import type { Place } from '../../lib/distance.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useLanguage } from '../../ui/Language.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { FailedCircles } from '../FailedCircles.tsx';

interface NearbyPanelProps {
  point: Place;
  /** Feet, or null for the default of the interface. */
  radius: number | null;
  walking: Settings['walking'];
  colorOf: (routeID: string) => string;
  /** The stops that are loaded anyway: they know their routes, which a search does not tell. */
  loaded: readonly CityStop[];
  onRadius: (radius: number | null) => void;
  onClear: () => void;
  onSelect: (stop: CityStop) => void;
  onHighlight: (stop: CityStop | null) => void;
}

/**
 * What was found around a point, nearest first, with the walk there (R3); where that is little, it is
 * searched farther away, and how far is said (R4).
 */
export function NearbyPanel({ point, radius, walking, loaded, ...rest }: NearbyPanelProps) {
  const { words, formats } = useLanguage();
  const announce = useAnnounce();
  const api = useApi();
  const { metresPerMinute } = walking;
  const search = useNearbySearch({ api, point, radius, metresPerMinute });
  useNearbyAsking(search, { api, radius });
  const { reachFeet, isDone, failures } = search;

  const found = useMemo(() => {
    const known = new Map(loaded.map((stop) => [stop.stopID, stop]));
    const stops = mergeStops([{ routeID: '', stops: search.found.map(({ stop }) => stop) }]).map(
      (stop) => known.get(stop.stopID) ?? { ...stop, routes: [] },
    );
    return { stops, walks: new Map(search.found.map((one) => [one.stop.stopID, one])) };
  }, [search.found, loaded]);

  const count = found.stops.length;
  const hasAnswer = search.reads.some((read) => read?.answer !== undefined);
  const reach = formats.feet(reachFeet);
  const sentence =
    count === 0
      ? words.nearby.none(reach)
      : words.nearby.found(count, formats.number(count), reach);
  const isTold = hasAnswer && (isDone || count > 0);
  const heading =
    isDone && !hasAnswer ? words.nearby.heading : isTold ? sentence : words.nearby.searching;
  const isWidened = radius === null && reachFeet > DEFAULT_RADIUS_FEET;
  const widening = isDone
    ? isWidened && words.nearby.widened(formats.feet(DEFAULT_RADIUS_FEET), reach)
    : hasAnswer && words.nearby.widening;
  const spoken = failures.length === 0 ? sentence : `${sentence} ${words.nearby.incomplete}`;
  // Another place may well have as many stops, and one that was searched before has its answer at once.
  const { lat, lon } = point;
  useEffect(() => {
    if (isDone && hasAnswer) announce(spoken);
  }, [lat, lon, isDone, hasAnswer, spoken, announce]);

  return (
    <section className="nearby-panel" aria-label={words.nearby.heading}>
      <header className="nearby-panel__header">
        <h2>{heading}</h2>
        <IconButton icon="close" label={words.nearby.clear} onClick={rest.onClear} />
      </header>
      {widening === false ? null : <p className="nearby-panel__reach">{widening}</p>}
      <RadiusField radiusFeet={radius ?? DEFAULT_RADIUS_FEET} onChange={rest.onRadius} />
      <FailedCircles failures={failures} isPart={hasAnswer} />
      {search.dropped === 0 ? null : (
        <Notice tone="caution">
          {words.failures.dropped(search.dropped, formats.number(search.dropped))}
        </Notice>
      )}
      <StopList
        label={words.nearby.part}
        stops={found.stops}
        withRoutes
        colorOf={rest.colorOf}
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
