import { inSource } from './chunk-patterns.ts';

/**
 * The chunks of the lists of buses, lots, stops around a point and events, one each: a frame shows one of them
 * (B20), and a rider's page opens one of them first (R31). Then what lists have in common with cards.
 */
export const LIST_CHUNKS = [
  {
    name: 'bus-list',
    test: inSource('city/panels/BusesPanel', 'features/vehicles/list'),
    minShareCount: 2,
  },
  {
    name: 'lot-list',
    test: inSource('city/panels/ParkingPanel', 'features/parking/list', 'features/parking/plan'),
    minShareCount: 2,
  },
  {
    name: 'nearby-list',
    test: inSource('city/panels/NearbyPanel', 'features/nearby/list'),
    minShareCount: 2,
  },
  {
    name: 'event-list',
    test: inSource(
      'city/panels/EventsPanel',
      'features/events/list',
      'features/events/news',
      'features/events/timeline',
      'features/events/times',
    ),
    minShareCount: 2,
  },
  // What lists and cards say of lots and of events: a list of events in a frame does not need the first, a list
  // of lots not the second, and maps neither.
  {
    name: 'lot-words',
    test: inSource(
      'features/parking/legend/LotLegend',
      'features/parking/lot-words',
      ...['BandMark', 'LotMark', 'PlanMark', 'bandRanges'].map(
        (mark) => `features/parking/marks/${mark}`,
      ),
    ),
    minShareCount: 2,
  },
  {
    name: 'event-words',
    test: inSource(
      'features/events/ZoneNote',
      'features/events/event-words',
      'features/events/eventsState',
    ),
    minShareCount: 2,
  },
];
