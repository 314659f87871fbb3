import type { VehicleKind } from '../kinds/vehicle-kinds.ts';

/** Las palabras para un vehículo y para varios, y las que concuerdan con ellas. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly el: string;
  readonly los: string;
  readonly un: string;
  /** "del autobús", "de la góndola" */
  readonly del: string;
  readonly este: string;
  readonly ningun: string;
  /** La vocal final de los adjetivos: "elegido", "elegida". */
  readonly o: string;
}

const masculine = (one: string, many: string): Noun => ({
  one,
  many,
  el: `el ${one}`,
  los: `los ${many}`,
  un: 'un',
  del: `del ${one}`,
  este: `este ${one}`,
  ningun: `ningún ${one}`,
  o: 'o',
});

const feminine = (one: string, many: string): Noun => ({
  one,
  many,
  el: `la ${one}`,
  los: `las ${many}`,
  un: 'una',
  del: `de la ${one}`,
  este: `esta ${one}`,
  ningun: `ninguna ${one}`,
  o: 'a',
});

/** Como llaman a sus vehículos las agencias de Estados Unidos en español. */
export const NOUNS: Readonly<Record<VehicleKind, Noun>> = {
  bus: masculine('autobús', 'autobuses'),
  trolleybus: masculine('trolebús', 'trolebuses'),
  streetcar: masculine('tranvía', 'tranvías'),
  train: masculine('tren', 'trenes'),
  monorail: masculine('monorriel', 'monorrieles'),
  ferry: masculine('ferry', 'ferris'),
  cableCar: masculine('tranvía de cable', 'tranvías de cable'),
  gondola: feminine('góndola', 'góndolas'),
  funicular: masculine('funicular', 'funiculares'),
  vehicle: masculine('vehículo', 'vehículos'),
};
