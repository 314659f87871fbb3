import { ownValue } from '../../../lib/ownValue.ts';
import type { FeedFinding, FindingExample, FindingKind } from '../FeedReport.ts';
import { expected, REFERENCES } from './expected.ts';
import { fileSentence } from './fileSentence.ts';
import { counted, printable } from './wording.ts';

function valueOf({ field }: FeedFinding, { values }: FindingExample): string {
  return ownValue(values, field) ?? Object.values(values)[0] ?? '';
}

/** Names the row that a value stands for: `stop 44`, or `shape_pt_sequence 3`. */
function subjectOf(finding: FeedFinding, example: FindingExample): string {
  const [noun] = ownValue(REFERENCES, finding.field) ?? [finding.field];
  return `${noun} ${valueOf(finding, example)}`.trim();
}

/** What is wrong with a row, without its place. */
function faultOf(finding: FeedFinding, example: FindingExample): string {
  const { field } = finding;
  const value = valueOf(finding, example);
  const trip = example.values['trip_id'];
  const ofTrip = trip === undefined || field === 'trip_id' ? '' : ` of trip ${trip}`;
  switch (finding.kind) {
    case 'swapped-places': {
      const { lat = '', lon = '', zone = '' } = example.values;
      return `most stops are around latitude ${lat} and longitude ${lon}. The other way round they would be in the country of ${zone}, so stop_lat and stop_lon seem to be swapped`;
    }
    case 'unclosed-quote':
      return 'a quotation mark is never closed';
    case 'missing-time-zone':
      return `${field} is empty`;
    case 'unknown-time-zone':
      return `${field} "${value}" is not a time zone such as Europe/Paris`;
    case 'agency-time-zone':
      return `${field} "${value}" is not a time zone, so the times of this agency's routes are read in ${example.values['zone'] ?? ''}`;
    case 'other-time-zone':
      return `the times of ${example.values['routes'] ?? ''} of agency ${example.values['agency'] ?? ''} are in ${value}, those of most trips in ${example.values['zone'] ?? ''}, and a feed has one time zone. What is in another is left out. Publish one feed for each time zone`;
    case 'missing-value':
      return `${field}${ofTrip} is empty`;
    case 'bad-value':
      return `${field} "${value}"${ofTrip} ${expected(field)}`;
    case 'duplicate-id':
      return `${subjectOf(finding, example)} has an earlier row, and only that one counts`;
    case 'unknown-reference':
      return `${subjectOf(finding, example)} is not in ${ownValue(REFERENCES, field)?.[1] ?? 'the feed'}`;
    case 'reference-left-out':
      return `${subjectOf(finding, example)} was left out, and this row with it`;
    case 'stops-at-station':
      return `trip ${trip ?? ''} stops at ${value}, which stops.txt calls a station or an entrance. It is shown as a stop`;
    case 'place-of-station': {
      const { stop_id: stop = '', parent_station: station = '' } = example.values;
      const fault = value === '' ? 'is empty' : `"${value}" ${expected(field)}`;
      return `${field} ${fault}, so stop ${stop} is shown at its station ${station}`;
    }
    case 'ignored-value':
      return `${field} "${value}"${ofTrip} ${expected(field)}, so it is not used`;
    case 'not-utf-8':
      return `${field} "${value}" is not in UTF-8, as GTFS requires. The file was read as Windows-1252; accents may be wrong`;
    case 'lost-letter':
      return `${field} "${value}" has the sign \ufffd where a letter was lost before the file was published`;
    case 'loose-quote':
      return `${field} "${value}" has quotation marks in it that are not doubled. They were read as part of the text`;
    case 'decimal-comma':
      return `${field} "${value}" has a decimal comma. It was read as a point`;
    case 'time-spelling':
    case 'date-spelling':
      return `${field} "${value}" ${expected(field)}, but was read as one`;
    case 'extra-cells': {
      const { cells = '', columns = '', value: extra = '' } = example.values;
      return `the row has ${cells} values for ${columns} columns (the last are "${extra}"), so some may be under a wrong name. Text with a comma needs quotation marks around it`;
    }
    case 'duplicate-sequence':
      return `${field} ${value}${ofTrip} was used before in this ${finding.file === 'shapes.txt' ? 'shape' : 'trip'}`;
    case 'too-many-rows':
      return `the ${ownValue(REFERENCES, field)?.[0] ?? 'group'} has too many rows, so this one is left out`;
    case 'too-many-runs':
      return `trip ${trip ?? ''} every ${value} seconds is more than is shown of trips by frequency, so this row is left out`;
    case 'same-trip':
      return `trip ${trip ?? ''} has the stops, times and block of trip ${example.values['other']}, and both run on ${example.values['date']}. Riders see one bus`;
    case 'overlapping-periods':
      return `this period of trip ${trip ?? ''} begins before another one of it ends. Riders see buses of both that start together as one, and without exact times only the more frequent period`;
    case 'too-few-stops':
      return `trip ${trip ?? value} has fewer than two stops`;
    case 'too-few-points':
      return `shape ${value} has fewer than two points`;
    case 'no-start-time':
      return `trip ${trip ?? value} has no time at any stop, so no departures of it are shown`;
    case 'no-time-at-end':
      return `trip ${trip ?? value} has no time at its first or last stop, so no time is shown there`;
    case 'time-removed':
      return `trip ${trip ?? value} goes back in time, so the time at one of its stops is not used`;
    case 'bad-time':
      return `${field} "${value}"${ofTrip} ${expected(field)}, so the time is worked out from the stops around it`;
    case 'shared-short-name':
      return `"${value}" is also the short name or route_id of another route, so this one is "${example.values['label']}" for riders and ${example.values['route_id']} in addresses`;
    case 'headsign-of-each-stop':
      return `stop_headsign "${value}"${ofTrip} is no destination, because it is the name of the stop or changes at nearly every stop; riders see "${example.values['destination']}"`;
    case 'number-in-headsign':
      return `headsign "${example.values['headsign']}"${ofTrip} begins with the number of its route; riders see "${example.values['destination']}" beside it`;
    case 'destination-spellings':
      return `headsign "${example.values['other']}" is "${example.values['destination']}" in another spelling; riders see the latter on all trips of the route`;
    case 'route-without-trips':
      return `route ${value} has no trips that can be shown, so it is not listed`;
    case 'unused-translation':
      return `${value} in ${example.values['language'] || 'no language'} is the name of nothing that riders see, or it is empty`;
    case 'no-color':
      return `route ${value} has no color`;
    case 'no-route-name':
      return `route ${value} has neither a short nor a long name, so riders see its route_id`;
    case 'no-headsign':
      return `trip ${value} has no headsign, so riders see the name of its last stop`;
    case 'backward-time':
      return `trip ${value} arrives earlier than it left the stop before`;
    case 'fast-travel': {
      const { kilometers = '', seconds = '', from = '', to = '' } = example.values;
      return `trip ${trip} goes ${kilometers} km from stop ${from} to stop ${to} in ${seconds} seconds`;
    }
    default:
      return `${field} "${value}" (${finding.kind})`;
  }
}

/** Findings whose example stands for all of their rows. */
const SINGLE: ReadonlySet<FindingKind> = new Set(['other-time-zone']);

/** What is counted of findings that are not about single rows. */
const NOT_OF_ROWS: Partial<Record<FindingKind, string>> = {
  'headsign-of-each-stop': 'more stop pattern',
  'number-in-headsign': 'more headsign',
  'destination-spellings': 'more headsign',
  'not-utf-8': 'more value',
  'lost-letter': 'more value',
  'loose-quote': 'more value',
  'decimal-comma': 'more value',
  'time-spelling': 'more value',
  'date-spelling': 'more value',
};

/**
 * A finding in plain sentences: one for each example, and one that counts the rest, such as
 * `stop_times.txt line 812: stop 44 is not in stops.txt.`
 */
export function findingSentences(finding: FeedFinding): string[] {
  const ofFile = fileSentence(finding);
  if (ofFile !== null)
    return finding.kind === 'missing-file' && finding.file === 'calendar.txt'
      ? [ofFile, 'calendar_dates.txt is missing, too. One of the two says when trips run.']
      : [ofFile];
  const sentences = finding.examples.map((example) => {
    const place = example.line === 0 ? finding.file : `${finding.file} line ${example.line}`;
    return `${place}: ${faultOf(finding, example)}.`;
  });
  const rest = SINGLE.has(finding.kind) ? 0 : finding.count - sentences.length;
  if (rest > 0)
    sentences.push(
      `${finding.file}: the same in ${counted(rest, NOT_OF_ROWS[finding.kind] ?? 'more row')}.`,
    );
  return sentences.map(printable);
}
