import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import { unknownNames } from '../city/unknownNames.ts';

type NamedLot = Pick<ParkingLot, 'operatedBy' | 'shortName'>;

/** The lots that a venue's events affect. */
export interface VenueLots {
  has(lot: NamedLot): boolean;
  /** Compares the names in the settings with all lots of the city. */
  compare(all: readonly NamedLot[]): {
    /** Which names are of no lot, in a sentence. */
    readonly unknown: string | undefined;
    /** Which names are of lots of several operators, in a sentence. */
    readonly ambiguous: string | undefined;
  };
}

const allOf = new Intl.ListFormat('en', { type: 'conjunction' });

/** Two operators may use the same short name. */
const fullName = ({ operatedBy, shortName }: NamedLot) => `${operatedBy}/${shortName}`;

/**
 * Finds the lots of a venue by their names in the settings: `shortName`, or `operator/shortName` where two
 * operators have a lot of that name. A short name may contain a slash, so a name is first read as the latter.
 *
 * @param setting the venue's path in the settings
 */
export function createVenueLots(setting: string, names: readonly string[]): VenueLots {
  const wanted = new Set(names);
  /** The names that are the full name of a lot. */
  let full: ReadonlySet<string> = new Set();

  return {
    has: (lot) =>
      wanted.has(fullName(lot)) || (wanted.has(lot.shortName) && !full.has(lot.shortName)),
    compare(all) {
      full = new Set(all.map(fullName).filter((name) => wanted.has(name)));
      const short = names.filter((name) => !full.has(name));
      const ambiguous = short.flatMap((name) => {
        const lots = new Set(all.filter(({ shortName }) => shortName === name).map(fullName));
        return lots.size < 2 ? [] : [`${name} is ${allOf.format(lots)}`];
      });
      return {
        unknown: unknownNames(
          setting,
          'lot',
          short,
          all.map(({ shortName }) => shortName),
        ),
        ambiguous:
          ambiguous.length === 0
            ? undefined
            : `${setting}: ${ambiguous.join('; ')}. The events are shown at all of them. Write the operator before the name to choose one.`,
      };
    },
  };
}
