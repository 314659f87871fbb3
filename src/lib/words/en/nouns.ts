import type { VehicleKind } from '../kinds/vehicle-kinds.ts';

/** The words for one vehicle and for several. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** What US agencies call their vehicles. */
export const NOUNS: Readonly<Record<VehicleKind, Noun>> = {
  bus: { one: 'bus', many: 'buses' },
  trolleybus: { one: 'trolleybus', many: 'trolleybuses' },
  streetcar: { one: 'streetcar', many: 'streetcars' },
  train: { one: 'train', many: 'trains' },
  monorail: { one: 'monorail', many: 'monorails' },
  ferry: { one: 'ferry', many: 'ferries' },
  cableCar: { one: 'cable car', many: 'cable cars' },
  gondola: { one: 'gondola', many: 'gondolas' },
  funicular: { one: 'funicular', many: 'funiculars' },
  vehicle: { one: 'vehicle', many: 'vehicles' },
};
