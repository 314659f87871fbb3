import type { VehicleKind } from '../kinds/vehicle-kinds.ts';

/** The words for a vehicle, with its articles and what agrees with it. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  /** "du bus", "de la télécabine" */
  readonly du: string;
  /** "un", "une" */
  readonly un: string;
  /** "ce bus", "cette télécabine" */
  readonly ce: string;
  /** "aucun", "aucune" */
  readonly aucun: string;
  /** The ending of what agrees with it: "choisi", "choisie". */
  readonly e: string;
}

const masculine = (one: string, many: string): Noun => ({
  one,
  many,
  du: `du ${one}`,
  un: 'un',
  ce: `ce ${one}`,
  aucun: 'aucun',
  e: '',
});

const feminine = (one: string, many: string): Noun => ({
  one,
  many,
  du: `de la ${one}`,
  un: 'une',
  ce: `cette ${one}`,
  aucun: 'aucune',
  e: 'e',
});

/** What agencies in Québec call their vehicles. */
export const NOUNS: Readonly<Record<VehicleKind, Noun>> = {
  bus: masculine('bus', 'bus'),
  trolleybus: masculine('trolleybus', 'trolleybus'),
  streetcar: masculine('tramway', 'tramways'),
  train: masculine('train', 'trains'),
  monorail: masculine('monorail', 'monorails'),
  ferry: masculine('traversier', 'traversiers'),
  cableCar: masculine('tramway à câble', 'tramways à câble'),
  gondola: feminine('télécabine', 'télécabines'),
  funicular: masculine('funiculaire', 'funiculaires'),
  vehicle: masculine('véhicule', 'véhicules'),
};
