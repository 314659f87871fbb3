// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useEffect, useMemo } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { AudienceRoot } from '../../src/audiences/AudienceRoot.tsx';
import type { AudienceProps } from '../../src/audiences/AudienceRoot.tsx';
import { CityOnMap } from '../../src/audiences/CityOnMap.tsx';
import { LivePolls } from '../../src/audiences/liveReads.ts';
import { useCityView } from '../../src/audiences/useCityView.ts';
import type { CityView } from '../../src/audiences/useCityView.ts';
import { useStopsInView } from '../../src/audiences/useStopsInView.ts';
import { useView } from '../../src/audiences/useView.ts';
import type { Selection } from '../../src/audiences/view.ts';
import { STOPS_SOURCE } from '../../src/features/stops/stop-layers.ts';
import { createScene } from '../../src/map/createScene.ts';
import type { ScenePart } from '../../src/map/scene.ts';
import { SceneContext } from '../../src/map/useScenePart.ts';
import type { Source } from '../../src/service/Source.ts';
import { aLot, anEvent } from '../support/builders.ts';
import { renderRider } from '../support/render-rider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const parts = new Map<string, ScenePart>();
const scene = {
  ...createScene(),
  set: (part: ScenePart) => void parts.set(part.id, part),
  remove: (id: string) => void parts.delete(id),
};
/** What a test looks at, and chooses by. */
const seen: { city?: CityView; choose?: (selection: Selection | null) => void } = {};

/** The map's content without a map. */
function OnMap({ settings }: Pick<AudienceProps, 'settings'>) {
  const [view, changeView] = useView();
  const inView = useCityView(settings, useStopsInView(settings, view), view);
  useEffect(() => {
    seen.city = inView;
    seen.choose = (selection) => changeView({ selection });
  });
  return (
    <SceneContext value={scene}>
      <LivePolls routes={inView.routes} polling={settings.polling} />
      <CityOnMap
        settings={settings}
        view={view}
        city={inView}
        theme="light"
        highlight={null}
        followedKey={null}
        onLead={undefined}
        reducedMotion
      />
    </SceneContext>
  );
}

function MapContent(props: AudienceProps) {
  const queryClient = useMemo(() => new QueryClient(), []);
  return (
    <AudienceRoot {...props} queryClient={queryClient} units={null}>
      <OnMap settings={props.settings} />
    </AudienceRoot>
  );
}

const open = (query: string, source: Partial<Source> = {}) =>
  renderRider({ audience: MapContent, url: `/?hide=vehicles,lots&${query}`, source });

const stopsOnMap = () => {
  const source = parts.get('stops')?.sources?.[STOPS_SOURCE];
  if (source === undefined || !('features' in source)) return [];
  return source.features.map(({ properties }) => String(properties?.['stopID'])).toSorted();
};
const marked = () => parts.get('stops')?.featureStates?.map(({ id }) => id);
const OF_ROUTE_03 = ['0100', '0341', '0538', '1391'];

test('R5: a stop of no chosen route is on the map for as long as it is chosen', async () => {
  open('route=03');
  await waitFor(() => expect(stopsOnMap()).toEqual(OF_ROUTE_03));
  act(() => seen.choose?.({ kind: 'stop', id: '0070' }));
  await waitFor(() => expect(stopsOnMap()).toEqual(['0070', ...OF_ROUTE_03]));
  expect(marked()).toEqual(['0070']);
  expect(seen.city?.placesOf({ kind: 'stop', id: '0070' })).toEqual([
    { lat: 43.07434, lon: -89.40083 },
  ]);
  act(() => seen.choose?.(null));
  await waitFor(() => expect(stopsOnMap()).toEqual(OF_ROUTE_03));
});

test('R2: a chosen stop that the destination leaves out is on the map all the same', async () => {
  open('route=03&destination=West+Transfer+Point&stop=1391');
  await waitFor(() => expect(stopsOnMap()).toEqual(['0341', '1391']));
});

test('R24: an event is at each of its lots', async () => {
  const lot = (shortName: string, lng: number) =>
    aLot({ shortName, coordinates: { lat: 43.07, lng }, specialEvents: [anEvent()] });
  open('route=03', { lots: async () => [lot('west', -89.4), aLot(), lot('east', -89.3)] });
  await waitFor(() => expect(seen.city?.events).toHaveLength(1));
  expect(seen.city?.placesOf({ kind: 'event', id: seen.city?.events[0]?.key ?? '' })).toEqual([
    { lat: 43.07, lon: -89.4 },
    { lat: 43.07, lon: -89.3 },
  ]);
});
