import { plural } from '../grammar.ts';

/** The stops of a trip with its times. */
export const trips = {
  nextStops: 'Next stops',
  passed: 'Passed',
  /** `trip` is a route and its destination. */
  continuesAs: (trip: string) => `Continues as: ${trip}`,
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
  },
};
