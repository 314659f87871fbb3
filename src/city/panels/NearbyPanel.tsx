import './NearbyPanel.css';
import { useMemo } from 'react';

import { RadiusField } from '../../features/nearby/list/RadiusField.tsx';
import { foundSentence } from '../../features/nearby/nearby-words.ts';
import { NearbyFailure } from '../../features/nearby/NearbyFailure.tsx';
import { nearestStop } from '../../features/nearby/nearbyStops.ts';
import type { NearbyStop } from '../../features/nearby/nearbyStops.ts';
import { StopList } from '../../features/stops/StopList.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { highlighting } from '../../ui/controls/highlighting.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Language } from '../../ui/text/Language.tsx';
import type { PanelProps } from '../../view/panel-props.ts';
import { useChangeView, usePageView } from '../../view/ViewContext.tsx';
import { useListDepartures } from '../departures/useListDepartures.tsx';
import { OtherStopsProvider, useFoundStops } from '../reads/nearby/OtherStopsContext.tsx';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { useStopSelection } from './useStopSelection.ts';
import type { StopSelection } from './useStopSelection.ts';

/** Meters. A shorter walk takes less than the minute that it would be rounded to. */
const SHORTEST_WALK = 30;

/** How far a stop is from the point. A search that began at a stop also finds that stop. */
function walkText({ meters, walkMinutes }: NearbyStop, { words, formats }: Language): string {
  if (meters < 1) return words.nearby.here;
  const distance = formats.distance(meters);
  if (meters < SHORTEST_WALK) return distance;
  return words.nearby.walk(distance, formats.duration(walkMinutes * 60_000));
}

/** The stops around a point, nearest first, with the walk to each. Needs no `CityProvider`. */
export function NearbyPanel(props: PanelProps) {
  return (
    <OtherStopsProvider>
      <StopsAround {...props} />
    </OtherStopsProvider>
  );
}

function StopsAround(props: PanelProps) {
  const selection = useStopSelection(props);
  const language = useLanguage();
  const { words, formats } = language;
  const { nearby: search, foundStops } = useFoundStops();
  const { colorOf } = useCityStops();
  const { radius } = usePageView();
  const changeView = useChangeView();
  const { found, read } = search;
  const walks = useMemo(() => new Map(found.map((one) => [one.stop.stopID, one])), [found]);

  const below = useListDepartures(foundStops, colorOf, true);
  const isAnswered = read?.answer !== undefined;
  const heading = read === undefined ? words.nearby.searching : words.nearby.heading;

  return (
    <section className="nearby-panel" aria-label={words.nearby.heading}>
      <header className="nearby-panel__header">
        <h2>{isAnswered ? foundSentence(search, language) : heading}</h2>
        <IconButton
          icon="close"
          label={words.nearby.clear}
          onClick={() => changeView({ near: null, radius: null })}
        />
      </header>
      <RadiusField
        radiusFeet={radius}
        usualMeters={search.reachMeters}
        onChange={(radius) => changeView({ radius })}
      />
      <NearbyFailure read={read} />
      {search.dropped === 0 ? null : (
        <Notice tone="caution">
          {words.lists.dropped(search.dropped, formats.number(search.dropped))}
        </Notice>
      )}
      {isAnswered && found.length === 0 ? <NearestStop {...selection} /> : null}
      <StopList
        label={words.nearby.part}
        stops={foundStops}
        showsRoutes
        colorOf={colorOf}
        {...selection}
        extra={(stop) => {
          const walk = walks.get(stop.stopID);
          return walk === undefined ? null : walkText(walk, language);
        }}
        below={below}
      />
    </section>
  );
}

/** If nothing is near: the nearest loaded stop, however far it is. */
function NearestStop({ onSelect, onHighlight }: StopSelection) {
  const { words, formats, nameOf } = useLanguage();
  const { point } = useFoundStops().nearby;
  const { allStops } = useCityStops();
  const nearest = useMemo(
    () => (point === null ? null : nearestStop(allStops, point)),
    [allStops, point],
  );
  if (nearest === null) return null;
  const { stop, meters } = nearest;
  return (
    <p className="nearby-panel__reach">
      {words.nearby.nearest}{' '}
      <Button variant="plain" onClick={() => onSelect(stop)} {...highlighting(stop, onHighlight)}>
        {words.nearby.away(nameOf(stop.intersection, stop.stopID), formats.distance(meters))}
      </Button>
    </p>
  );
}
