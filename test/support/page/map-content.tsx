import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { AudienceRoot } from '../../../src/audiences/AudienceRoot.tsx';
import type { AudienceProps } from '../../../src/audiences/AudienceRoot.tsx';
import { RiderCity } from '../../../src/audiences/rider/map/RiderCity.tsx';
import { JourneyOnMap } from '../../../src/city/journeys/JourneyOnMap.tsx';
import { AddedOnMap } from '../../../src/city/map/AddedOnMap.tsx';
import { CityOnMap } from '../../../src/city/map/CityOnMap.tsx';
import type { Picture } from '../../../src/city/map/LiveOnMap.tsx';
import { CityProvider, useCity } from '../../../src/city/reads/CityContext.tsx';
import { LivePoller } from '../../../src/city/reads/live/LivePoller.tsx';
import { useSettings } from '../../../src/city/reads/SettingsContext.ts';
import { StopsInViewProvider } from '../../../src/city/reads/StopsInViewContext.tsx';
import type { CityView } from '../../../src/city/reads/useCityView.ts';
import type { Place } from '../../../src/lib/geo/distance.ts';
import { NO_PADDING } from '../../../src/map/camera/camera.ts';
import { createMapHandle } from '../../../src/map/createMapHandle.ts';
import { createScene } from '../../../src/map/scene/createScene.ts';
import type { ScenePart } from '../../../src/map/scene/scene.ts';
import { SceneContext } from '../../../src/map/scene/useScenePart.ts';
import { useView } from '../../../src/view/useView.ts';
import type { Selection } from '../../../src/view/view.ts';
import { useChangeView, usePageView, ViewProvider } from '../../../src/view/ViewContext.tsx';

/** The parts of the scene by their ID. */
export const parts = new Map<string, ScenePart>();
const scene = {
  ...createScene(),
  set: (part: ScenePart) => void parts.set(part.id, part),
  remove: (id: string) => void parts.delete(id),
};
/** Set by the rendered page: its state, and how to select something. */
export const seen: {
  city?: CityView;
  choose?: (selection: Selection | null) => void;
  isFollowed?: boolean;
  picture?: Picture | undefined;
  /** What the map was asked to show, as latitudes. */
  shown?: string[];
} = {};

const mapRef = {
  current: {
    ...createMapHandle({ map: () => null, padding: () => NO_PADDING, reducedMotion: () => true }),
    ensureVisible: (places: readonly Place[]) =>
      void seen.shown?.push(places.map(({ lat }) => lat).join()),
  },
};

function OnMap() {
  const city = useCity();
  const changeView = useChangeView();
  const { journey } = usePageView();
  const { cityDocument } = useSettings();
  useEffect(() => {
    seen.city = city;
    seen.choose = (selection) => changeView({ selection });
  });
  return (
    <SceneContext value={scene}>
      <LivePoller />
      <CityOnMap
        theme="light"
        highlight={null}
        followedKey="03/007"
        onFollow={() => {
          seen.isFollowed = true;
        }}
        reducedMotion
        picture={seen.picture}
      />
      <AddedOnMap theme="light" highlight={null} />
      {journey === null ? null : <JourneyOnMap theme="light" mapRef={mapRef} />}
      {cityDocument === undefined ? null : <RiderCity cityDocument={cityDocument} theme="light" />}
    </SceneContext>
  );
}

/** An audience that is the map's content without a map. */
export function MapContent(props: AudienceProps) {
  const queryClient = useMemo(() => new QueryClient(), []);
  const [view, changeView] = useView();
  return (
    <AudienceRoot {...props} queryClient={queryClient} units={null}>
      <ViewProvider view={view} changeView={changeView} features={props.settings.features}>
        <StopsInViewProvider>
          <CityProvider>
            <OnMap />
          </CityProvider>
        </StopsInViewProvider>
      </ViewProvider>
    </AudienceRoot>
  );
}
