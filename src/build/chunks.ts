import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));

/** Matches files in these folders of src, and the entry `main`, but not in the src folder of a package. */
const inSource = (...folders: readonly string[]) =>
  new RegExp(`^${SOURCE}(${folders.join('|')})[./]`);
const inPackage = (...names: readonly string[]) =>
  new RegExp(`/node_modules/(${names.join('|')})/`);

const either = (...tests: readonly RegExp[]) =>
  new RegExp(tests.map(({ source }) => source).join('|'));

/** Matches modules that the page's entry imports statically. */
const INITIAL: ['$initial'] = ['$initial'];

/**
 * How the page's scripts are split into chunks: by package and folder, never by file (decision 0013).
 * A test checks that each rule matches a file.
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
    test: inSource('main', 'api', 'audiences', 'city', 'contract', 'features', 'lib', 'ui', 'view'),
  },
  // Only web editors who build a frame need it.
  { name: 'builder-es', test: inSource('lib/words/es/builder') },
  // A language other than English is loaded only by those who read it. A list in a frame needs the first part.
  {
    name: 'first-es',
    test: inSource('lib/words/es/frame', 'lib/words/es/grammar', 'lib/words/es/page'),
  },
  { name: 'es', test: inSource('lib/words/es') },
  // What is stored on the device: one file instead of several very small ones. A frame stores nothing.
  {
    name: 'saved',
    test: inSource('audiences/rider/saved'),
  },
  // The map before MapLibre's, which has its own size budget (R38).
  { name: 'first-map', test: inSource('map/first-map', 'features/vehicles/map/first-map') },
  // A map without a selection does not wait for the code of cards and lists.
  {
    name: 'cards',
    test: inSource(
      'city/cards',
      'city/panels',
      'city/park-and-ride',
      'city/routes-at-stop',
      'features/[^/]+/card',
      'features/[^/]+/list',
      'features/events/calendar',
      'features/events/timeline',
    ),
    minShareCount: 2,
  },
  // A frame's first list: one file instead of several small ones. Its map and its cards are in other folders.
  {
    name: 'frame',
    test: inSource(
      'audiences/embed/[A-Z]\\w+',
      'audiences/embed/use\\w+',
      'audiences/embed/link',
      'audiences/embed/list',
      'audiences/embed/options',
      'view/useLocalView',
    ),
  },
  // What a frame says of its live data.
  { name: 'frame-state', test: inSource('audiences/embed/bar') },
  // What reads live data and says how old it is. A frame needs no more until its map is seen (B20): it reads
  // no lots, searches for nothing and draws no shapes.
  {
    name: 'live',
    test: either(
      inSource(
        'api/feeds(?!/lots)',
        'api/queries(?!/search)',
        'api/stop-order',
        'city/reads/live',
        'contract/vehicle',
        'features/vehicles/feed',
        'lib(?!/geo/shapes)',
        'ui/time',
      ),
      inPackage('@tanstack/[^/]+'),
    ),
    minShareCount: 2,
  },
  // Which buses come to a stop: for its card, its alerts and a station's board, and not for a map.
  { name: 'watch', test: inSource('features/watch'), minShareCount: 2 },
  // What the map's marks mean: read when somebody opens the legend.
  {
    name: 'legend',
    test: inSource('city/legend', 'features/[^/]+/legend'),
    minShareCount: 2,
  },
  // Without what draws with MapLibre, so that panels and cards don't wait for it.
  {
    name: 'shared',
    test: either(
      inSource(
        'api',
        'city/map',
        'city/reads',
        'contract',
        'features',
        'lib/geo/shapes',
        'map/MapView',
        'map/basemap/attribution',
        'map/camera',
        'map/controls',
        'map/createMapHandle',
        'map/scene',
        'map/start',
        'map/taps',
        'ui',
        'view',
      ),
      inPackage('idb'),
    ),
    minShareCount: 2,
  },
];
