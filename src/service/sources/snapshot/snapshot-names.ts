import { DOCUMENTS } from '../../../contract/documents/documents.ts';
import type { NamesDocument } from '../../../contract/documents/names-document.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';

/** The documents of a snapshot's names by language. */
export const namesDocuments = memoizeByObject(
  ({ names = [] }: Snapshot): ReadonlyMap<string, NamesDocument> => {
    const languages = new Map<string, { names: [string, string][]; stops: [string, string][] }>();
    for (const [language, own, name, stopID] of names) {
      const found = languages.get(language) ?? { names: [], stops: [] };
      languages.set(language, found);
      if (stopID === undefined) found.names.push([own, name]);
      else found.stops.push([stopID, name]);
    }
    return new Map(
      [...languages].map(([language, { names, stops }]) => [
        language,
        {
          language,
          names: Object.fromEntries(names),
          ...(stops.length === 0 ? {} : { stops: Object.fromEntries(stops) }),
        },
      ]),
    );
  },
);

/** What the page's settings say of the names; nothing for a city without translations. */
export function namesSettings(snapshot: Snapshot): Pick<Settings, 'names'> {
  const languages = [...namesDocuments(snapshot).keys()];
  if (languages.length === 0) return {};
  const { language } = snapshot.city;
  const own = language === '' ? {} : { own: language };
  return { names: { documents: DOCUMENTS.names.path, languages, ...own } };
}
