import { either, inSource } from './chunk-patterns.ts';

const departures = (...files: readonly string[]) =>
  inSource(...files.map((file) => `city/departures/${file}`));

export const TIME_CHUNKS = [
  // The timetables of whole days, which are saved. Lists and cards read only what comes next.
  {
    name: 'timetables',
    test: inSource(
      'city/persisted/saved-timetables',
      'city/persisted/useRestoreTimes',
      'city/persisted/useSavedTimetables',
      'features/times/timetableArrivals',
      'features/times/withTimetable',
    ),
  },
  // For lists and cards.
  {
    name: 'times',
    test: either(
      departures(
        'RowOnScreen',
        'missingDepartures',
        'useAskedStops',
        'useDepartures',
        'useServiceNow',
      ),
      inSource(
        'api/queries/steadyArrivals',
        'api/queries/times-queries',
        'contract/arrivals',
        'features/times/departureRows',
        'features/times/departureWords',
      ),
    ),
  },
  // A stop's timetable of one day, the notice that the timetable has ended, and what reads documents. No list and no
  // map waits for them.
  {
    name: 'stop-timetable',
    test: inSource(
      'api/readDocument',
      'api/readTimetable',
      'city/panels/EndedNotice',
      'city/panels/endedDay',
      'contract/documents/documents',
      'contract/documents/stop-timetable',
      'lib/time/service-date',
    ),
  },
  // Below each row of a list, which a frame has too (B20).
  {
    name: 'departure-lines',
    test: either(
      departures('FavoriteDepartures', 'useListDepartures'),
      inSource('city/notices/OptionalRowNotice', 'features/times/DepartureLines'),
    ),
  },
  // On the cards of stops, trips and buses.
  {
    name: 'card-times',
    test: either(
      departures('VehicleTrip', 'useTrip'),
      inSource('api/queries/tripQuery', 'features/times/departuresTogether', 'features/times/trip'),
    ),
  },
];
