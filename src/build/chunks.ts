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

/** `words-es` for what the first list in Spanish needs, `words-es-rest` and `words-es-builder` for its other words. */
function wordsOf(id: string): string | null {
  const [, lang, part] = /\/words\/compiled\/(?:([^/]+)\/)?(\w+)\.ts/.exec(id) ?? [];
  // The builder's English words stand in for those of any language, so they are in its chunk.
  if (lang === 'en' && part === 'builder') return null;
  if (lang === undefined) return part === 'loaders' ? 'words' : null;
  return part === 'first' ? `words-${lang}` : `words-${lang}-${part}`;
}

/**
 * How the page's scripts are split into chunks: by package and folder. The first rule that matches a module takes it.
 * A module that matches no rule is in the chunk of the module that imports it.
 */
export const CHUNKS = [
  // Libraries rarely change, so this chunk stays in the browser's cache across builds.
  {
    name: 'libraries',
    tags: INITIAL,
    test: /\/node_modules\/(?:react|react-dom|scheduler|@tanstack|zod)\/|preload-helper|rolldown.runtime/,
  },
  // What the map's worker imports: the part of MapLibre that its page needs too.
  { name: 'maplibre', tags: INITIAL, test: /node_modules/ },
  // All of ours that the first list needs: one large file compresses better than many small ones.
  { name: 'page', tags: INITIAL, test: new RegExp(`^${SOURCE}`) },
  // Nobody loads the words of a language that they don't read.
  { name: wordsOf, test: inSource('lib/words/compiled/(?:[a-zA-Z-]+/\\w+|loaders)') },
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
      /\/(?:audiences|words\/compiled\/en)\/(rider|kiosk|embed|builder)[/.]/.exec(id)?.[1] ??
      'audiences',
    test: withPackages(
      inSource(
        'audiences/(?!routes/|\\w+/(?:map|card|messages|journey|search)/).*',
        'contract/board/(?!departure-options|given|reach).*',
        'contract/settings/alternative',
        'lib/(?:frames/frame(?:Html|Title)|text/plainText|time/weekly-hours)',
        'lib/words/compiled/en/builder',
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
  // The lists, and what they have in common with cards and the map. The list of events is in a file of its own, loaded when
  // it is opened: most cities have few events.
  {
    name: 'lists',
    test: withPackages(
      inSource(
        `(?!${MAP}/|city/panels/EventsPanel|features/events/(?:list|timeline)/)(?:api|city|contract|features|lib|ui|view)`,
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
  'maplibre',
  'openMap',
];
