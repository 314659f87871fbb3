import type { NamesDocument } from '../../../contract/documents/names-document.ts';
import type { NamesSettings } from '../../../contract/settings/NamesSettings.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { latest } from '../../../lib/time/earliest.ts';
import type { Source, Timed } from '../../Source.ts';
import type { RenameIDs } from './renameAnswers.ts';

/** The languages of all feeds. Names of feeds in several languages have none of their own. */
export function joinNamesSettings(all: readonly NamesSettings[]): Pick<Settings, 'names'> {
  const [first] = all;
  if (first === undefined) return {};
  const languages = [...new Set(all.flatMap((names) => names.languages))];
  const { own, documents } = first;
  const isShared = own !== undefined && all.every((names) => names.own === own);
  return { names: { documents, languages, ...(isShared ? { own } : {}) } };
}

/**
 * The names of all feeds in a language. Of two feeds that translate one name, the first in the settings counts.
 *
 * @returns null if no feed has names in it
 */
export async function joinNames(
  parts: readonly { readonly source: Source; readonly rename: RenameIDs }[],
  language: string,
  now: number,
): Promise<Timed<NamesDocument | null>> {
  const reads = await Promise.all(
    parts.map(async ({ source, rename }) => ({
      rename,
      read: await source.names?.read(language, now),
    })),
  );
  const found = reads.flatMap(({ rename, read }) =>
    read === undefined || read.value === null ? [] : [{ rename, read, value: read.value }],
  );
  if (found.length === 0) return { value: null, reportedAt: null };
  const stops = found.flatMap(({ value, rename }) =>
    Object.entries(value.stops ?? {}).map(([stopID, name]) => [rename.stop(stopID), name]),
  );
  return {
    reportedAt: latest(found.map(({ read }) => read.reportedAt)) ?? null,
    value: {
      language,
      names: Object.fromEntries(
        found.toReversed().flatMap(({ value }) => Object.entries(value.names)),
      ),
      ...(stops.length === 0 ? {} : { stops: Object.fromEntries(stops) }),
    },
  };
}
