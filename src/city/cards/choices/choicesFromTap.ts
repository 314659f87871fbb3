import { vehicleKey } from '../../../api/feeds/vehicle-keys.ts';
import type { ListedLot } from '../../../features/parking/listLots.ts';
import { stateWords } from '../../../features/parking/lot-words.ts';
import { towardText } from '../../../features/stops/towardText.ts';
import type { RestWords } from '../../../lib/words/en/rest/restWords.ts';
import type { Formats } from '../../../lib/words/formats.ts';
import type { Language } from '../../../ui/text/Language.tsx';
import type { Selection } from '../../../view/view.ts';
import type { CityView } from '../../reads/useCityView.ts';
import type { Choice } from './Chooser.tsx';

/** The number on a lot's marker, in words: the levels of a garage often have similar names. */
function statusOf(listed: ListedLot, words: RestWords, formats: Formats): string {
  const { count, reason } = listed.state;
  if (count === null || reason !== 'counted') return stateWords(listed, words);
  const total = count.total === null ? null : formats.number(count.total);
  return `${formats.number(count.open)} ${words.parking.openOf(count.open, total)}`;
}

type TextContext = Pick<Language, 'words' | 'wordsOn' | 'formats' | 'labelOf' | 'nameOf'>;

/** Names what a tap hit, so that a rider can tell the choices apart. Leaves out what is gone. */
export function choicesFromTap(
  tapHits: readonly Selection[],
  city: CityView,
  { words, wordsOn, formats, labelOf, nameOf }: TextContext,
): Choice[] {
  const { stops, routes } = words;
  const namesOf = ({
    kind,
    id,
  }: Selection): readonly [name: string, ...detail: string[]] | null => {
    if (kind === 'stop') {
      const stop = city.stopByID(id);
      if (stop === undefined) return null;
      // The stops on both sides of a street have the same name.
      const { intersection, stopID } = stop;
      const toward = towardText(stop, { words, formats, nameOf });
      return [
        nameOf(intersection, stopID),
        stops.stopID(stopID),
        ...(toward === '' ? [] : [toward]),
      ];
    }
    if (kind === 'vehicle') {
      const vehicle = city.vehicles.find((one) => vehicleKey(one) === id);
      if (vehicle === undefined) return null;
      const { vehicleID, routeID, direction } = vehicle;
      const toward = direction === '' ? [] : [stops.toward(nameOf(direction))];
      return [
        wordsOn(routeID).vehicles.vehicleID(vehicleID),
        routes.unnamed(labelOf(routeID)),
        ...toward,
      ];
    }
    const listed = city.lots.find(({ key }) => key === id);
    return listed === undefined
      ? null
      : [listed.lot.name, words.parking.one, statusOf(listed, words, formats)];
  };
  return tapHits.flatMap((selection) => {
    const [name, ...details] = namesOf(selection) ?? [];
    return name === undefined ? [] : [{ selection, name, details }];
  });
}
