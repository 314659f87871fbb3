import { inSource } from './chunk-patterns.ts';

/**
 * What the agency says about its service, for departures, cards, chips and the map. Its lines are with the cards, and what
 * is on the map has a chunk of its own.
 */
export const NOTICES_CHUNK = {
  name: 'notices',
  test: inSource(
    'api/queries/decodeAlerts',
    'city/notices/StopRowNotice',
    'city/notices/use\\w+',
    'contract/alerts',
    'features/notices/marks/RowNotice',
    'features/notices/notice\\w+',
    'features/notices/rules',
    'features/times/crowding',
    'lib/forEachInSlices',
    'lib/parseHttpUrl',
  ),
};

/** What a stop's card begins with: a page that opens on it doesn't wait for the rest of the cards (R31). */
export const STOP_CARD_CHUNK = {
  name: 'stop-card',
  test: inSource(
    'audiences/rider/panels/firstStop',
    'city/cards/stop/StopStart',
    'city/cards/stop/useDepartureFacts',
    'city/departures/StopDepartures',
    'city/departures/trip-selection',
    'city/panels/NoDepartures',
    'features/stops/card',
    'features/times/Departures',
    'lib/names/stop-numbers',
    'ui/panels/Card',
  ),
};

/** The cards. A map without a selection does not wait for them. */
export const CARDS_CHUNK = {
  name: 'cards',
  test: inSource(
    'city/cards',
    'city/panels',
    'city/park-and-ride',
    'city/routes-at-stop',
    'features/[^/]+/card',
    'features/[^/]+/list',
    'features/events/calendar',
    'lib/geo/shapes/boxesAround',
    'city/notices/PlaceNotices',
    'features/notices/marks/NoticeLines',
    'ui/browser/AfterPaint',
    'ui/controls/ExternalLink',
    'ui/panels/BoxedRow',
    'ui/panels/Card',
  ),
  minShareCount: 2,
};
