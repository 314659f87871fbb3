import * as z from 'zod/mini';

import { decodeList } from '../wire/scalars.ts';
import { SpecialEvent } from './special-event.ts';

const LotWithEvents = z.looseObject({ specialEvents: z.unknown() });
const List = z.array(z.unknown());

/** A number is read as text, see `parseText`. */
const OptionalText = z.nullish(z.union([z.string(), z.number()]));
const EventOfTexts = z.looseObject({
  eventVenue: OptionalText,
  webUrl: OptionalText,
  eventDatetime: OptionalText,
  parkingStartDatetime: OptionalText,
  parkingEndDatetime: OptionalText,
});

interface EventFaults {
  /** How many events, or whole lists of them, were left out. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** What counts as missing, in a sentence. */
  readonly notes: readonly string[];
}

/**
 * What is wrong with the events of lots in the shape of the interface, for the operator: an event that can't be read
 * does not remove its lot, and a field that isn't text does not remove its event, so riders see no trace of it.
 *
 * @param wire the lots as they were sent
 */
export function eventFaults(wire: readonly unknown[]): EventFaults {
  const sent = wire
    .map((lot) => z.safeParse(LotWithEvents, lot).data?.specialEvents)
    // A lot without a list has no events, and null says that they are unknown.
    .filter((list) => list !== undefined && list !== null);
  const lists = sent.flatMap((list) => {
    const { data } = z.safeParse(List, list);
    return data === undefined ? [] : [data];
  });
  const events = lists.flat();
  const { dropped } = decodeList(SpecialEvent, events);
  const badLists = sent.length - lists.length;
  const isReadable = (event: unknown) => z.safeParse(SpecialEvent, event).success;
  const incomplete = events.filter(
    (event) => isReadable(event) && !z.safeParse(EventOfTexts, event).success,
  ).length;
  return {
    leftOut: {
      ...(dropped === 0 ? {} : { "events that can't be read": dropped }),
      ...(badLists === 0 ? {} : { "lists of events that can't be read": badLists }),
    },
    notes:
      incomplete === 0
        ? []
        : [
            `${incomplete === 1 ? '1 event has' : `${incomplete} events have`} a field that isn't text, which counts as missing.`,
          ],
  };
}
