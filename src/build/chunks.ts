import { fileURLToPath } from 'node:url';

import { ADDED_NAMES } from '../contract/subjects.ts';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));

/** Matches files in these folders of src, and the entry `main`, but not in the src folder of a package. */
const inSource = (...folders: readonly string[]) =>
  new RegExp(`^${SOURCE}(${folders.join('|')})[./]`);

/** Matches these packages too, which a few files import. */
const withPackages = (test: RegExp, packages: string) =>
  new RegExp(`${test.source}|/node_modules/(?:${packages})/`);

/** Matches modules that the page's entry imports statically. */
const INITIAL: ['$initial'] = ['$initial'];

/** What draws the map and explains its marks, without MapLibre, in all audiences. */
const MAP = '(?:audiences/\\w+/|city/|features/\\w+/)?(?:map|legend)';

/**
 * What is in files of its own, loaded when it is opened: the list of events, because most cities have few, and the words of
 * each language, because nobody loads those that they don't read.
 */
const OPENED_LATER = [
  'city/panels/EventsPanel',
  'features/events/(?:list|timeline)/',
  'lib/words/compiled/(?!languages)',
];

/**
 * How the page's scripts are split into chunks: by package and folder. The first rule that matches a module takes it.
 * A module that matches no rule is in the chunk of the module that imports it. If several chunks import it, it is in one
 * with the name of a module, such as what MapLibre's page and its worker have in common.
 */
export const CHUNKS = [
  // Libraries rarely change, so this chunk stays in the browser's cache across builds.
  {
    name: 'libraries',
    tags: INITIAL,
    test: /\/node_modules\/(?:react|react-dom|scheduler|@tanstack|zod)\/|preload-helper|rolldown.runtime/,
  },
  // All of ours that the first list needs: one large file compresses better than many small ones.
  { name: 'page', tags: INITIAL, test: new RegExp(`^${SOURCE}`) },
  // What shows the subjects that came after the first version: in few cities, and there after the map.
  {
    name: 'added',
    test: inSource(
      ...ADDED_NAMES.flatMap((name) => [`city/${name}`, `features/${name}/(?!subject)[\\w-]+`]),
    ),
  },
  { name: 'map', test: inSource(MAP), minShareCount: 2 },
  // Loads when a rider asks for it, never with the map: the search, ways to a place, timetables, all routes, reminders,
  // a file of lots; and what is wrong with the settings.
  {
    name: 'on-request',
    test: inSource(
      '(?:api|api/queries|city|contract|features)/(?:journeys|reminders|timetable)',
      'contract/(?:documents/city-document|settings/parseSettings)',
      'features/(?:parking/list/lot-exports|routes/all|search/results)',
      '(?:lib|ui)/search',
      'audiences/rider/alerts/closed',
    ),
  },
  // A chunk for each audience, and one for what any of them may have. It has what draws a QR code, because a library
  // that only one chunk imports would otherwise be in a file that imports that chunk back. It doesn't have how routes are
  // chosen and their IDs read: a rider's page would load the drawing of QR codes with its first lists. Nor does it have how a
  // frame chooses departures: it would load the settings of boards. What an audience opens later is in files of its own.
  {
    name: (id: string) =>
      /\/(?:audiences\/|words-en-)(rider|kiosk|embed|builder)[/.]/.exec(id)?.[1] ?? 'audiences',
    test: withPackages(
      inSource(
        'audiences/(?!routes/|\\w+/(?:map|card|messages|journey|search)/).*',
        'contract/board/(?!departure-options|given|reach).*',
        'contract/settings/alternative',
        'lib/(?:frames/frame(?:Html|Title)|text/plainText|time/weekly-hours)',
        'lib/words/compiled/en/words-en-builder',
      ),
      'uqr',
    ),
  },
  {
    name: 'cards',
    test: inSource(
      'city/(?:cards|park-and-ride|route|routes-at-stop)',
      'features/\\w+/card',
      'features/(?:favorites|search|watch)',
    ),
  },
  // The lists, and what they have in common with cards and the map.
  {
    name: 'lists',
    test: withPackages(
      inSource(
        `(?!${[`${MAP}/`, ...OPENED_LATER].join('|')})(?:api|city|contract|features|lib|ui|view)`,
        'audiences/routes',
      ),
      'idb',
    ),
  },
];

/** The chunks of which a page runs most as it opens. */
export const RUN_AS_IT_OPENS = [
  'libraries',
  'page',
  'rider',
  'lists',
  'cards',
  'map',
  // What MapLibre's page and worker have in common.
  'tile_cache',
  'openMap',
];
