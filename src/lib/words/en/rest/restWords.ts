import type { CityWords } from '../../city-words.ts';
import { memoizeWords } from '../../kinds/memoizeWords.ts';
import type { VehicleKind } from '../../kinds/vehicle-kinds.ts';
import { createFrameWords } from '../frame/frameWords.ts';
import { plural } from '../grammar.ts';
import { NOUNS } from '../nouns.ts';
import { events } from './events.ts';
import { legendOf, mapOf } from './map.ts';
import { nearby, stopOf } from './nearby.ts';
import { notices } from './notices.ts';
import { parkAndRideOf, parkingOf } from './parking.ts';
import { followOf, needsOf, vehiclesOf } from './vehicles.ts';

/** The English words of the lists, the cards and the map, for riders, displays and frames. */
export function createRestWords(city: CityWords, vehicle: VehicleKind) {
  const noun = NOUNS[vehicle];
  return {
    ...createFrameWords(city, vehicle),
    map: mapOf(city, noun),
    legend: legendOf(noun),
    /** Lists: which part of them is shown, and what is missing from them. */
    lists: {
      pageOf: (page: number, pages: number) => `${page} of ${pages}`,
      choose: (_count: number, formatted: string) => `Choose one of ${formatted}`,
      more: (count: string) => `Show ${count} more`,
      fewer: 'Show fewer',
      showControls: 'Show search and routes',
      hideControls: 'Hide search and routes',
      andMore: (count: string) => `and ${count} more`,
      dropped: (count: number, formatted: string) =>
        `${formatted} ${plural(count, "entry couldn't be read and isn't shown", "entries couldn't be read and aren't shown")}.`,
      /** A name and what is said of it: "4 and 7: detour". */
      labeled: (label: string, text: string) => `${label}: ${text}`,
      noStops: 'none listed.',
      destinationsUnknown:
        "Destinations aren't available for these stops, so all of them are shown.",
      noneToward: (destination: string) => `No stops toward ${destination}.`,
      timetableEnded: (day: string) => `This timetable ended on ${day}.`,
      possibleReason: "That may be why it's missing.",
      otherZone: (zone: string) => `Times are in the ${zone} time zone.`,
    },
    nearby,
    stop: stopOf(noun),
    /** Routes that are not shown, or not known. */
    routeList: {
      close: 'Close',
      showAll: 'Show all routes',
      remove: (count: number, routeIDs: string) =>
        `Remove ${plural(count, 'route', 'routes')} ${routeIDs}`,
    },
    /** The stops of a trip with its times. */
    trips: {
      nextStops: 'Next stops',
      passed: 'Passed',
      /** `trip` is a route and its destination. */
      continuesAs: (trip: string) => `Continues as: ${trip}`,
      insteadOf: (stop: string) => `instead of ${stop}`,
      showEarlier: (count: number, formatted: string) =>
        `Show ${formatted} earlier ${plural(count, 'stop', 'stops')}`,
      /** `why` is the second half of a sentence. */
      fromTimetable: (why: string) => `No live times: ${why}. Scheduled times are shown.`,
      showAll: (count: string) => `Show all ${count} stops`,
      occupancies: {
        empty: 'Empty',
        'many-seats-available': 'Many seats',
        'few-seats-available': 'Few seats',
        'standing-room-only': 'Standing room only',
        'crushed-standing-room-only': 'Very crowded',
        full: 'Full',
        'not-accepting-passengers': 'Not taking riders',
        'not-boardable': 'Not taking riders',
      },
    },
    vehicles: vehiclesOf(noun),
    needs: needsOf(noun),
    follow: followOf(noun),
    parking: parkingOf(noun),
    parkAndRide: parkAndRideOf(noun),
    events,
    notices,
  };
}

export type RestWords = ReturnType<typeof createRestWords>;

export const restWordsFor = memoizeWords(createRestWords);
