import { parseArgs } from 'node:util';

import { isUrl, withoutSecrets, withoutWebcal } from '../settings/address-settings.ts';

export const USAGE = `Usage: curbside feed-report PATH_OR_URL [--realtime PATH_OR_URL] [--lots PATH_OR_URL] [--events PATH_OR_URL]
  [--notices PATH_OR_URL]
In the source code: npm run feed-report -- PATH_OR_URL, and so on

Explains a GTFS feed: a zip file, a folder, or the URL of a zip file. With --realtime, it also reads a
GTFS-realtime feed once, and says how many of its buses and trip updates match the timetable. Repeat --realtime
for several feeds; --vehicles means the same. If such a feed needs a key, download it and name the file.

--lots explains a file of parking lots, --events a calendar, and --notices your own notices, also without a GTFS
feed. Beside one, the places of lots, and the routes and stops of notices, are compared with it. How a table of lots is to
be read is in "source.lots" of the file that --settings names; without it, the columns are guessed.

The URLs may lead to this machine or a private network, so --private-addresses is accepted and changes nothing.`;

export interface ReportArguments {
  /** The GTFS feed; undefined for a report on the files beside it only. */
  readonly place: string | undefined;
  /** Paths or URLs of GTFS-realtime feeds. */
  readonly realtime: readonly string[];
  readonly lots: readonly string[];
  readonly events: readonly string[];
  readonly notices: readonly string[];
  /** The path of a settings file. */
  readonly settings: string | undefined;
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
        lots: { type: 'string', multiple: true },
        events: { type: 'string', multiple: true },
        notices: { type: 'string', multiple: true },
        settings: { type: 'string' },
        'private-addresses': { type: 'boolean' },
      },
    });
    if (values.help === true) return { help: true };
    const realtime = [...(values.realtime ?? []), ...(values.vehicles ?? [])];
    const lots = values.lots ?? [];
    const events = (values.events ?? []).map(withoutWebcal);
    const notices = values.notices ?? [];
    const beside = [...lots, ...events, ...notices];
    const [place, ...rest] = positionals;
    if (place === undefined && beside.length === 0) return { fault: 'Name the feed to explain.' };
    if (place === undefined && realtime.length > 0)
      return { fault: 'Name the GTFS feed whose buses --realtime has.' };
    if (rest.length > 0)
      return { fault: `Name one feed only, not also ${rest.map(withoutSecrets).join(', ')}.` };
    const all = [...(place === undefined ? [] : [place]), ...realtime, ...beside];
    const wrong = all.find((text) => isUrl(text) && !URL.canParse(text));
    if (wrong !== undefined) return { fault: `"${withoutSecrets(wrong)}" is not a URL.` };
    return { place, realtime, lots, events, notices, settings: values.settings };
  } catch (error) {
    return { fault: `${error instanceof Error ? error.message.split('. ')[0] : String(error)}.` };
  }
}
