import type {
  SnapshotName,
  SnapshotRoute,
  SnapshotStop,
} from '../../../contract/snapshot/snapshot.ts';
import type { ComposedName, FeedTranslations, TranslatedNames } from './FeedTranslations.ts';

/** A name may be put together from names that are put together. More levels are a circle. */
const MOST_LEVELS = 4;

/** What names the snapshot has, and what they are made of. */
interface NamedParts {
  readonly cityName: string;
  readonly routes: readonly SnapshotRoute[];
  readonly stops: readonly SnapshotStop[];
  /** Where each of the stops is in stops.txt, and its name there. */
  readonly rows: readonly { readonly index: number; readonly name: string }[];
  readonly composed: ReadonlyMap<string, ComposedName>;
}

function namesIn(
  language: string,
  { texts, stops: ofStops }: TranslatedNames,
  { cityName, routes, stops, rows, composed }: NamedParts,
): readonly SnapshotName[] {
  const nameOf = (name: string, level = 0): string =>
    texts.get(name) ??
    (level < MOST_LEVELS ? composed.get(name)?.((part) => nameOf(part, level + 1)) : undefined) ??
    name;
  const stopNames = stops.map(({ intersection }, at) => {
    const { index, name } = rows[at] ?? { index: -1, name: '' };
    // Behind its name a stop may have its platform. A stop without a name has its station's.
    if (name === '' || !intersection.startsWith(name)) return nameOf(intersection);
    return `${ofStops.get(index) ?? nameOf(name)}${intersection.slice(name.length)}`;
  });
  const names = new Map<string, string>();
  const add = (own: string, translated = nameOf(own)) => {
    if (translated !== own && !names.has(own)) names.set(own, translated);
  };
  for (const [at, { intersection }] of stops.entries()) add(intersection, stopNames[at]);
  for (const { name, label, agency, directions } of routes) {
    for (const { destination } of directions) add(destination);
    add(name);
    add(agency);
    if (label !== undefined) add(label);
  }
  add(cityName);
  const others = stops.flatMap(({ stopID, intersection }, at): readonly SnapshotName[] => {
    const name = stopNames[at] ?? intersection;
    return (names.get(intersection) ?? intersection) === name
      ? []
      : [[language, intersection, name, stopID]];
  });
  return [...[...names].map(([own, name]): SnapshotName => [language, own, name]), ...others];
}

/** The snapshot's names in the languages of the feed, those that differ from its own. */
export const translateNames = (
  translations: FeedTranslations,
  parts: NamedParts,
): readonly SnapshotName[] =>
  [...translations].flatMap(([language, names]) => namesIn(language, names, parts));
