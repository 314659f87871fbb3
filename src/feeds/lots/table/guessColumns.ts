import type { Columns } from '../LotsOptions.ts';

/** How headings of lots begin or are called, in the languages of feeds; the first that fits counts. */
const HEADINGS: Readonly<Record<string, readonly RegExp[]>> = {
  id: [/^(lot|park\w*|site)?[_ -]?(id|nr|no|number|code|kennung)\d?$/i, /^id/i],
  name: [/^(lot|park\w*)?[_ -]?(name|title|bezeichnung|nom|nombre|nome)$/i, /name$|title/i],
  open: [/free|frei|open_?spots|available|vacan|libre|liber|disponib|dispo/i],
  occupied: [/occupied|belegt|occup|besetzt/i],
  total: [/total|cap|gesamt|kapaz|max|plaetze|plätze|spaces|spots/i],
  lat: [/(^|\.)lat|latitude|^y[-_]?(k|c)?oo?r|(^|\.)y$/i, /geo_?(point|pos)|lat_?lon|koordinat/i],
  lon: [/(^|\.)(lon|lng)|longitude|^x[-_]?(k|c)?oo?r|(^|\.)x$/i],
  state: [/state|status|zustand|isopen|closed/i],
  time: [/time|stand|date|datum|updated|zeit|published|_ts$/i],
};

/**
 * Guesses the columns of a table of lots by their headings, for a report on a file without settings.
 *
 * @param headings in the order of the file
 */
export function guessColumns(headings: readonly string[]): Columns {
  const rest = new Set(headings);
  const columns: Record<string, string> = {};
  for (const [cell, patterns] of Object.entries(HEADINGS)) {
    const found = patterns
      .map((pattern) => [...rest].find((heading) => pattern.test(heading)))
      .find((heading) => heading !== undefined);
    if (found === undefined) continue;
    columns[cell] = found;
    rest.delete(found);
  }
  return columns;
}
