import { vehicleKey } from '../../../api/feeds/vehicle-keys.ts';
import { type AddedKind, isOfAdded, type SelectionKind } from '../../../contract/subjects.ts';
import type { ListedLot } from '../../../features/parking/listLots.ts';
import { stateWords } from '../../../features/parking/lot-words.ts';
import { towardText } from '../../../features/stops/towardText.ts';
import type { Formats } from '../../../lib/words/formats.ts';
import type { Words } from '../../../lib/words/wordsOf.ts';
import type { Language } from '../../../ui/text/Language.tsx';
import type { Selection } from '../../../view/view.ts';
import { ADDED_THINGS } from '../../parts.ts';
import type { CityView } from '../../reads/useCityView.ts';
import type { Choice } from './Chooser.tsx';

/** The number on a lot's marker, in words: the levels of a garage often have similar names. */
function statusOf(listed: ListedLot, words: Words, formats: Formats): string {
  const { count, reason } = listed.state;
  if (count === null || reason !== 'counted') return stateWords(listed, words);
  const total = count.total === null ? null : formats.number(count.total);
  return `${formats.number(count.open)} ${words.parking.openOf(count.open, total)}`;
}

type TextContext = Pick<Language, 'words' | 'wordsOn' | 'formats' | 'labelOf' | 'nameOf'>;

/** A thing's name, and what distinguishes it from others of the same name; null if it is gone. */
type NamesOf = (
  id: string,
  city: CityView,
  context: TextContext,
) => readonly [name: string, ...details: string[]] | null;

const NAMES_OF = {
  stop: (id, city, { words, formats, nameOf }) => {
    const stop = city.stopByID(id);
    if (stop === undefined) return null;
    // The stops on both sides of a street have the same name.
    const { intersection, stopID } = stop;
    const toward = towardText(stop, { words, formats, nameOf });
    return [
      nameOf(intersection, stopID),
      words.stops.stopID(stopID),
      ...(toward === '' ? [] : [toward]),
    ];
  },
  // No tap hits a trip.
  trip: () => null,
  vehicle: (id, city, { words, wordsOn, labelOf, nameOf }) => {
    const vehicle = city.vehicles.find((one) => vehicleKey(one) === id);
    if (vehicle === undefined) return null;
    const { vehicleID, routeID, direction } = vehicle;
    return [
      wordsOn(routeID).vehicles.vehicleID(vehicleID),
      words.routes.unnamed(labelOf(routeID)),
      ...(direction === '' ? [] : [words.stops.toward(nameOf(direction))]),
    ];
  },
  lot: (id, city, { words, formats }) => {
    const listed = city.lots.find(({ key }) => key === id);
    if (listed === undefined) return null;
    return [listed.lot.name, words.parking.one, statusOf(listed, words, formats)];
  },
  // A tap hits the lots of an event.
  event: () => null,
} satisfies Record<Exclude<SelectionKind, AddedKind>, NamesOf>;

const namesOfAdded =
  (kind: AddedKind): NamesOf =>
  (id, city, { words }) => {
    const thing = city.thingsOf(kind).find((one) => one.id === id);
    return thing === undefined ? null : [thing.name, ADDED_THINGS[kind].kind(words), thing.detail];
  };

/** Names what a tap hit, so that a rider can tell the choices apart. Leaves out what is gone. */
export function choicesFromTap(
  tapHits: readonly Selection[],
  city: CityView,
  context: TextContext,
): Choice[] {
  return tapHits.flatMap((selection) => {
    const { kind, id } = selection;
    const namesOf = isOfAdded(kind) ? namesOfAdded(kind) : NAMES_OF[kind];
    const [name, ...details] = namesOf(id, city, context) ?? [];
    return name === undefined ? [] : [{ selection, name, details }];
  });
}
