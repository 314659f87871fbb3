import { vehicleKey } from '../../api/vehicleFeed.ts';
import type { Words } from '../../lib/words/en.ts';
import type { CityView } from '../useCityView.ts';
import type { Selection } from '../view.ts';
import type { Choice } from './Chooser.tsx';

/** Names what a tap met; what is no longer there is left out. */
export function choicesOf(met: readonly Selection[], city: CityView, words: Words): Choice[] {
  return met.flatMap((selection): Choice[] => {
    const { kind, id } = selection;
    if (kind === 'stop') {
      const stop = city.allStops.find(({ stopID }) => stopID === id);
      return stop === undefined
        ? []
        : [{ selection, name: stop.intersection, kind: words.stops.stopID(stop.stopID) }];
    }
    if (kind === 'vehicle') {
      const vehicle = city.vehicles.find((one) => vehicleKey(one) === id);
      return vehicle === undefined
        ? []
        : [
            {
              selection,
              name: words.stops.towards(vehicle.direction),
              kind: words.routes.unnamed(vehicle.routeID),
            },
          ];
    }
    const listed = city.lots.find(({ key }) => key === id);
    return listed === undefined
      ? []
      : [{ selection, name: listed.lot.name, kind: words.layers.lots }];
  });
}
