import { parseArgs } from 'node:util';

import { isUrl } from '../settings/address-settings.ts';

export const USAGE = `Usage: npm run feed-report -- PATH_OR_URL [--realtime PATH_OR_URL]

Explains a GTFS feed: a zip file, a folder, or the URL of a zip file. With --realtime, it also reads a
GTFS-realtime feed once, and says how many of its buses and trip updates match the timetable. Repeat --realtime
for several feeds; --vehicles means the same. If such a feed needs a key, download it and name the file.

The URLs may lead to this machine or a private network, so --private-addresses is accepted and changes nothing.`;

export interface ReportArguments {
  readonly place: string;
  /** Paths or URLs of GTFS-realtime feeds. */
  readonly realtime: readonly string[];
}

/** Parses the command line of the report. A fault is one sentence. */
export function parseReportArguments(
  args: readonly string[],
): ReportArguments | { readonly help: true } | { readonly fault: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        realtime: { type: 'string', multiple: true },
        vehicles: { type: 'string', multiple: true },
        'private-addresses': { type: 'boolean' },
      },
    });
    if (values.help === true) return { help: true };
    const feeds = [...(values.realtime ?? []), ...(values.vehicles ?? [])];
    const [place, ...rest] = positionals;
    if (place === undefined) return { fault: 'Name the feed to explain.' };
    if (rest.length > 0) return { fault: `Name one feed only, not also ${rest.join(', ')}.` };
    const wrong = [place, ...feeds].find((text) => isUrl(text) && !URL.canParse(text));
    return wrong === undefined ? { place, realtime: feeds } : { fault: `"${wrong}" is not a URL.` };
  } catch (error) {
    return { fault: `${error instanceof Error ? error.message.split('. ')[0] : String(error)}.` };
  }
}
