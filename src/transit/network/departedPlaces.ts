import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { PlaceRules } from './placeRules.ts';
import type { StopPlace } from './stopPlaces.ts';

/** A bus may stop at so many parts of its last place, the first one included. */
const MOST_PARTS = 4;

/** The part that a name ends with: " (B)" of "Central (B)". */
const PART = / \([A-Za-z\d]{1,2}\)$/;

/** Tells at which places of stops in patterns riders can board a bus that goes on to somewhere else. */
export function departedPlaces(
  { patterns, stops }: Snapshot,
  { canBoard }: PlaceRules,
): (place: StopPlace) => boolean {
  /** A bus that waits has two rows of one stop in some feeds. It departs once. */
  function isLeftLater({ pattern, position }: StopPlace): boolean {
    const all = patterns[pattern]?.stops ?? [];
    const next = { pattern, position: position + 1 };
    const isLast = next.position === all.length - 1;
    return all[position] === all[next.position] && (isLast || canBoard(next));
  }

  /**
   * Whether a bus stops only at other parts of the same place from here on, such as at "Central (B)" after "Central (A)".
   * Stops with the same name may be far apart, so they are stops like all others.
   */
  function endsHere({ pattern, position }: StopPlace): boolean {
    const all = patterns[pattern]?.stops ?? [];
    if (position + MOST_PARTS < all.length) return false;
    const names = all.slice(position).map((stop) => stops[stop]?.intersection ?? '');
    const [place, ...others] = names.map((name) => name.replace(PART, ''));
    return new Set(names).size === names.length && others.every((name) => name === place);
  }

  return (place) => canBoard(place) && !isLeftLater(place) && !endsHere(place);
}
