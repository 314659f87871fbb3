import { CARDS_CHUNK, NOTICES_CHUNK, STOP_CARD_CHUNK } from './card-chunks.ts';
import { either, filesIn, inPackage, inSource, without } from './chunk-patterns.ts';
import { LIST_CHUNKS } from './list-chunks.ts';
import { CITY_MAP_CHUNKS, OF_MAPS, ROUTE_MAP_CHUNK } from './map-chunks.ts';
import { TIME_CHUNKS } from './time-chunks.ts';
import { WORD_CHUNKS } from './word-chunks.ts';

/** Matches modules that the page's entry imports statically. */
const INITIAL: ['$initial'] = ['$initial'];

/**
 * How the page's scripts are split into chunks: by package and folder, or by module where the modules of a
 * folder are needed at different times (decision 0013). The first rule that matches a module takes it. A test
 * checks that each rule matches a file.
 */
export const CHUNKS = [
  // Libraries rarely change, so this chunk stays in the browser's cache across builds.
  {
    name: 'libraries',
    tags: INITIAL,
    test: inPackage('react', 'react-dom', 'scheduler', '@tanstack/[^/]+', 'zod'),
  },
  // One large file compresses better than many small ones, so the entry is in it too.
  {
    name: 'page',
    tags: INITIAL,
    test: inSource(
      'main',
      'api',
      'audiences',
      'city',
      'contract',
      'features',
      'lib',
      'map',
      'ui',
      'view',
    ),
  },
  ...WORD_CHUNKS,
  // What the pages of some cities need first: of those with several feeds, and with names in several languages.
  {
    name: 'some-cities',
    test: inSource(
      'api/names',
      'audiences/adoptListedIDs',
      'audiences/names',
      'lib/names/nameIn',
      'lib/words/kinds/adaptWords',
    ),
  },
  // Also for a frame that takes messages.
  { name: 'listed-ids', test: inSource('audiences/listed-ids', 'lib/names/routeLister') },
  // What keeps names and numbers in their own direction: for languages and names that are read from right to left.
  { name: 'isolate', test: inSource('lib/words/isolateValues') },
  // What is stored on the device. A frame stores nothing.
  {
    name: 'saved',
    test: either(
      inSource(
        'api/persisted',
        'audiences/rider/saved',
        'features/changes/visit',
        'features/favorites',
        'features/notices/hidden-notices',
        'features/parking/typical',
        'ui/browser/createStoredValue',
      ),
      inPackage('idb'),
    ),
  },
  ...TIME_CHUNKS,
  // What a notice says. A list of stops only marks its rows.
  {
    name: 'notice-texts',
    test: inSource(
      'features/notices/rules/groupNotices',
      'features/notices/noticeContent',
      'features/notices/noticeWords',
      'lib/text',
    ),
  },
  NOTICES_CHUNK,
  ROUTE_MAP_CHUNK,
  ...LIST_CHUNKS,
  STOP_CARD_CHUNK,
  CARDS_CHUNK,
  // A frame's first list: one file instead of several small ones. Its map and its cards are in other folders.
  {
    name: 'frame',
    test: inSource(
      'audiences/embed/[A-Z]\\w+',
      'audiences/embed/use\\w+',
      'audiences/embed/link',
      'audiences/embed/list',
      'audiences/embed/options',
      'lib/frames/frameHeading',
      'view/useLocalView',
    ),
  },
  // What a frame says of its live data.
  { name: 'frame-state', test: inSource('audiences/embed/bar') },
  // What reads the vehicles. A frame with a list of lots or events needs none of it.
  {
    name: 'vehicle-feed',
    test: inSource(
      'api/feeds/vehicleFeed',
      'contract/vehicle',
      'features/vehicles/VehicleMark',
      'features/vehicles/map/layer/symbolOutline',
      'features/vehicles/map/layer/inDrawingOrder',
      'features/vehicles/map/layer/vehicle-labels',
      'features/vehicles/map/layer/vehicle-style',
      'features/vehicles/map/useShownVehicles',
      'features/vehicles/vehicle-sentences',
      'lib/names/stop-name',
      'ui/icons/VehicleIcon',
    ),
  },
  // Which buses come to a stop: for its card, its alerts and a station's board, and not for a map.
  { name: 'watch', test: inSource('features/watch'), minShareCount: 2 },
  // What lists and maps have in common, of lots and events.
  {
    name: 'lots',
    test: inSource(
      'api/feeds/lots',
      'city/reads/LotsContext',
      'contract/parking/parking-lot',
      'contract/parking/special-event',
      filesIn('features/events'),
      filesIn('features/parking'),
      'features/parking/marks',
    ),
    minShareCount: 2,
  },
  // What the map's marks mean: read when somebody opens the legend.
  {
    name: 'legend',
    test: inSource('city/legend', 'features/[^/]+/legend'),
    minShareCount: 2,
  },
  // What lists and maps have in common, of stops around a point.
  {
    name: 'nearby',
    test: inSource(
      'api/queries/search',
      'lib/limitConcurrency',
      'city/reads/nearby',
      filesIn('features/nearby'),
    ),
    minShareCount: 2,
  },
  // What every list and every map has, and what reads live data and says how old it is.
  {
    name: 'live',
    test: either(
      inSource(
        'api/feeds(?!/lots)',
        'api/isNotOffered',
        'api/queries(?!/search)',
        'audiences/embed/panels/FrameScope',
        'city/reads(?!/CityContext)(?!/useCityView)',
        'city/subjects',
        'contract',
        'features/vehicles/feed',
        filesIn('features/vehicles'),
        'features/[^/]+/subject',
        // A search by name begins when somebody types.
        without('lib', ...OF_MAPS, 'names/searchKey'),
        // Files are saved at a press of a button.
        without('ui', 'browser/saveFile', 'text/findTexts'),
        'view',
      ),
      inPackage('@tanstack/[^/]+'),
    ),
    minShareCount: 2,
  },
  ...CITY_MAP_CHUNKS,
];
