import { ownValue } from '../../../lib/ownValue.ts';
import type { FeedFinding } from '../FeedReport.ts';
import { REFERENCES } from './expected.ts';
import { counted } from './wording.ts';

/** What is between the columns of a table, in words. */
const DELIMITERS: Readonly<Record<string, string>> = {
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

/** A finding that is about a whole file, or null if it is about rows. */
export function fileSentence({ kind, file, field, count, examples }: FeedFinding): string | null {
  const values = examples[0]?.values ?? {};
  const itsColumns = values['columns'] ? ` Its columns are ${values['columns']}.` : '';
  switch (kind) {
    case 'missing-file':
      return `${file} is missing.`;
    case 'missing-column':
      return `${file} has no column ${field}.${itsColumns}`;
    case 'no-usable-trip':
      return `${file} has no trip with a route, a service and two stops.`;
    case 'no-service-days':
      return 'No trip ever runs: neither calendar.txt nor calendar_dates.txt gives a service of a trip any day.';
    case 'on-demand-only':
      return `${file} has service on demand only (GTFS-Flex: areas or groups of stops, by reservation). Curbside shows routes with stops and times, so there is nothing to show.`;
    case 'on-demand':
      return `${file}: ${counted(count, 'row')} ${count === 1 ? 'is' : 'are'} service on demand (an area or a group of stops, by reservation), which ${count === 1 ? 'has' : 'have'} no times to show.`;
    case 'by-reservation':
      return `${file}: ${counted(count, 'stop')} of service on demand ${count === 1 ? 'is' : 'are'} shown as by reservation, without times.`;
    case 'utf-16':
      return `${file} is in UTF-16. It was read, but GTFS requires UTF-8.`;
    case 'other-delimiter':
      return `${file} has ${ownValue(DELIMITERS, values['delimiter'] ?? '') ?? 'other signs'} between its columns. It was read, but GTFS requires commas.`;
    case 'header-name':
      return `${file} line 1: the column "${values['column'] ?? ''}" was read as ${values['name'] ?? ''}.${count > 1 ? ` ${counted(count - 1, 'more column')} ${count === 2 ? 'is' : 'are'} not written as in GTFS.` : ''}`;
    case 'file-name':
      return `${counted(count, 'file')} ${count === 1 ? 'has a name' : 'have names'} that GTFS does not know. Read: ${values['files'] ?? ''}. Other programs may not find ${count === 1 ? 'it' : 'them'}.`;
    case 'other-folder':
      return `${file} has ${values['tables'] ?? ''} of a feed, which ${values['tables'] === '1 table' ? 'is' : 'are'} not read. Only the files in ${values['folder'] ?? ''} are.`;
    case 'unused-files':
      return `Also in this feed, not used: ${values['files'] ?? ''}.`;
    case 'stops-without-trips':
      return `${file}: ${counted(count, 'stop')} ${count === 1 ? 'has' : 'have'} no trips and ${count === 1 ? 'is' : 'are'} not shown: ${values['stops'] ?? ''}.`;
    case 'timeless-rides':
      return `${file}: ${counted(count, 'trip')} ${count === 1 ? 'has' : 'have'} one time at all of ${count === 1 ? 'its' : 'their'} stops, on ${values['routes'] ?? ''}. Nobody knows how long a ride takes, so riders see it take no time.`;
    case 'scattered-rows':
      return `${file} does not keep the rows of each ${ownValue(REFERENCES, field)?.[0] ?? 'group'} together. That works, but a sorted file is read faster.`;
    case 'unused-stop-codes':
      return `${file}: stop_code is missing or repeated on some stops in service, so stops are shown by stop_id.`;
    case 'no-shapes':
      return 'shapes.txt has no usable shape, so the map joins the stops of each route by straight lines.';
    case 'city-name': {
      const { name, agencies, from } = examples[0]?.values ?? {};
      return `${file} has ${agencies} agencies, so the city is called "${name}", ${from}. "city": {"name": …} in the settings gives it another name.`;
    }
    case 'ignored-file':
      return `${file} has no column ${field}, so the file is ignored.${itsColumns}`;
    default:
      return null;
  }
}
