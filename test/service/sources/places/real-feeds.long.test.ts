import { expect, test } from 'vitest';

import { runSteps } from '../../../../src/lib/steps.ts';
import { findPlacesSteps } from '../../../../src/service/sources/places/findPlaces.ts';
import { stopsSteps } from '../../../../src/service/sources/snapshot/snapshot-stops.ts';
import { importRealFeed, realFeedPath, skipNote } from '../../../support/gtfs/real-feeds.ts';

const mexico = realFeedPath('cdmx.zip', 'cities');
test.skipIf(mexico === null)(
  `G3: in Mexico City, stops of eight agencies are one place in their spellings of its name${skipNote(mexico)}`,
  async () => {
    const { snapshot } = await importRealFeed(mexico ?? '', '20230301');
    const agencies = new Map(snapshot.routes.map(({ routeID, agency }) => [routeID, agency]));
    const places = runSteps(
      findPlacesSteps(runSteps(stopsSteps(snapshot)), (routeID) => agencies.get(routeID) ?? ''),
    );
    const names = places.map((place) => place.map(({ intersection }) => intersection));
    expect(names).toContainEqual(['Félix Cuevas', 'Felix Cuevas']);
    expect(names).toContainEqual(['Robles Domínguez', 'ROBLES DOMÍNGUEZ']);
    expect(names).toContainEqual(['5 de Febrero_1', '5 DE FEBRERO_1_2']);
  },
);
