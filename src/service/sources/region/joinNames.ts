import type { NamesDocument } from '../../../contract/names-document.ts';
import type { Settings } from '../../../contract/settings.ts';
import type { Timed } from '../../Source.ts';
import type { Part } from './joinFeeds.ts';

type NamesSettings = NonNullable<Settings['names']>;

/**
 * What the settings say of the names of several feeds; undefined if none has any. Feeds in several languages have no own
 * one, because each may have translations to that of another.
 */
export function joinNameSettings(
  all: readonly (NamesSettings | undefined)[],
): NamesSettings | undefined {
  const known = all.filter((one) => one !== undefined);
  const [first] = known;
  if (first === undefined) return undefined;
  const { documents, own } = first;
  const isShared = own !== undefined && known.every((one) => one.own === own);
  const languages = [...new Set(known.flatMap((one) => one.languages))];
  return { documents, languages, ...(isShared ? { own } : {}) };
}

/** The names of several feeds in one language. Of two for one own name, that of the first feed counts. */
export async function joinNames(
  parts: readonly Part[],
  language: string,
  now: number,
): Promise<Timed<NamesDocument | null>> {
  const reads = await Promise.all(
    parts.map(async ({ source, rename }) => {
      const read = await source.names?.read(language, now);
      return { rename, value: read?.value ?? null, reportedAt: read?.reportedAt ?? null };
    }),
  );
  const known = reads.flatMap(({ rename, value }) => (value === null ? [] : [{ rename, value }]));
  const [first] = known;
  const times = reads.flatMap(({ reportedAt }) => reportedAt ?? []);
  const reportedAt = times.length === 0 ? null : Math.max(...times);
  if (first === undefined) return { value: null, reportedAt };
  const stops = known.flatMap(({ rename, value }) =>
    Object.entries(value.stops ?? {}).map(([stopID, name]) => [rename.stop(stopID), name] as const),
  );
  return {
    reportedAt,
    value: {
      ...first.value,
      names: Object.assign({}, ...known.toReversed().map(({ value }) => value.names)),
      ...(stops.length === 0 ? {} : { stops: Object.fromEntries(stops) }),
    },
  };
}
