import type { FeedFinding, FindingExample, FindingKind } from '../FeedReport.ts';
import { counted, printable } from './wording.ts';

/** For each column that refers to another row: what it names, and the file of that row. */
const REFERENCES: Readonly<Record<string, readonly [noun: string, file: string]>> = {
  agency_id: ['agency', 'agency.txt'],
  route_id: ['route', 'routes.txt'],
  trip_id: ['trip', 'trips.txt'],
  stop_id: ['stop', 'stops.txt'],
  parent_station: ['station', 'stops.txt'],
  service_id: ['service', 'calendar.txt or calendar_dates.txt'],
  shape_id: ['shape', 'shapes.txt'],
};

/** What a column should contain, as the end of a sentence. */
function expected(field: string): string {
  if (field.endsWith('_lat')) return 'is not a latitude from -90 to 90';
  if (field.endsWith('_lon')) return 'is not a longitude from -180 to 180';
  if (field.endsWith('_time')) return 'is not a time such as 08:30:00';
  if (field.endsWith('_date') || field === 'date') return 'is not a date such as 20261031';
  if (field === 'headway_secs') return 'is not a number of seconds from 1';
  if (field.endsWith('_sequence')) return 'is not a whole number from 0';
  if (field.endsWith('_color')) return 'is not a color of six hexadecimal digits';
  if (field === 'exception_type') return 'is neither 1 (service added) nor 2 (service removed)';
  return 'is not a value that GTFS allows here';
}

function valueOf({ field }: FeedFinding, { values }: FindingExample): string {
  return values[field] ?? Object.values(values)[0] ?? '';
}

/** Names the row that a value stands for: `stop 44`, or `shape_pt_sequence 3`. */
function subjectOf(finding: FeedFinding, example: FindingExample): string {
  const [noun] = REFERENCES[finding.field] ?? [finding.field];
  return `${noun} ${valueOf(finding, example)}`.trim();
}

/** What is wrong with a row, without its place. */
function faultOf(finding: FeedFinding, example: FindingExample): string {
  const { field } = finding;
  const value = valueOf(finding, example);
  const trip = example.values['trip_id'];
  const ofTrip = trip === undefined || field === 'trip_id' ? '' : ` of trip ${trip}`;
  switch (finding.kind) {
    case 'unclosed-quote':
      return 'a quotation mark is never closed';
    case 'missing-time-zone':
      return `${field} is empty`;
    case 'unknown-time-zone':
      return `${field} "${value}" is not a time zone`;
    case 'several-time-zones':
      return `${field} differs from the first agency's; a feed has one time zone`;
    case 'missing-value':
      return `${field}${ofTrip} is empty`;
    case 'bad-value':
      return `${field} "${value}"${ofTrip} ${expected(field)}`;
    case 'duplicate-id':
      return `${subjectOf(finding, example)} has an earlier row, and only that one counts`;
    case 'unknown-reference':
      return `${subjectOf(finding, example)} is not in ${REFERENCES[field]?.[1] ?? 'the feed'}`;
    case 'reference-left-out':
      return `${subjectOf(finding, example)} was left out for a fault of its own`;
    case 'not-a-stop':
      return `${subjectOf(finding, example)} is a station, an entrance or another place where no vehicle stops`;
    case 'duplicate-sequence':
      return `${field} ${value}${ofTrip} was used before in this ${finding.file === 'shapes.txt' ? 'shape' : 'trip'}`;
    case 'too-many-rows':
      return `the ${REFERENCES[field]?.[0] ?? 'group'} has too many rows, so this one is left out`;
    case 'too-few-stops':
      return `trip ${trip ?? value} has fewer than two stops`;
    case 'too-few-points':
      return `shape ${value} has fewer than two points`;
    case 'no-start-time':
      return `trip ${trip ?? value} has no time at any stop`;
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
      return `route ${value} has no trips and is not shown`;
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

/** A finding that is about a whole file, or null if it is about rows. */
function fileSentence({ kind, file, field, examples }: FeedFinding): string | null {
  switch (kind) {
    case 'missing-file':
      return `${file} is missing.`;
    case 'missing-column':
      return `${file} has no column ${field}.`;
    case 'no-usable-trip':
      return `${file} has no trip with a route, a service and two stops.`;
    case 'not-utf-8':
      return `${file} is not in UTF-8, as GTFS requires. It was read as Windows-1252; accents may be wrong.`;
    case 'scattered-rows':
      return `${file} does not keep the rows of each ${REFERENCES[field]?.[0] ?? 'group'} together. That works, but a sorted file is read faster.`;
    case 'unused-stop-codes':
      return `${file}: stop_code is missing or repeated on some stops in service, so stops are shown by stop_id.`;
    case 'no-shapes':
      return 'shapes.txt has no usable shape, so the map joins the stops of each route by straight lines.';
    case 'city-name': {
      const { name, agencies, from } = examples[0]?.values ?? {};
      return `${file} has ${agencies} agencies, so the city is called "${name}", ${from}. "city": {"name": …} in the settings gives it another name.`;
    }
    case 'ignored-file':
      return `${file} has no column ${field}, so the file is ignored.`;
    default:
      return null;
  }
}

/** What is counted of findings that are not about single rows. */
const NOT_OF_ROWS: Partial<Record<FindingKind, string>> = {
  'headsign-of-each-stop': 'more stop pattern',
  'number-in-headsign': 'more headsign',
  'destination-spellings': 'more headsign',
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
  const rest = finding.count - sentences.length;
  if (rest > 0)
    sentences.push(
      `${finding.file}: the same in ${counted(rest, NOT_OF_ROWS[finding.kind] ?? 'more row')}.`,
    );
  return sentences.map(printable);
}
