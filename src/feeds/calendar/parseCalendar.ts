import { addToGroup } from '../../lib/groupBy.ts';
import type { Steps } from '../../lib/steps.ts';
import { FileError } from '../FileError.ts';
import { quoted, type RowFindings } from '../findings/RowFindings.ts';
import { kindOfFile } from '../kindOfFile.ts';
import { unfoldLines } from './unfoldLines.ts';

/** More than any venue has. A longer calendar would cost memory. */
const MOST_COMPONENTS = 20_000;

/** Characters that are read in a few milliseconds; a line counts as some. */
const TEXT_PER_STEP = 100_000;
const LINE_COST = 40;

/** One line of a calendar, such as `DTSTART;TZID=Europe/Paris:20261120T190000`. */
export interface Property {
  readonly value: string;
  /** By name in capital letters, without quotes. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Where it is in the file, from 1. */
  readonly line: number;
}

/** A component, such as an event: its properties by name in capital letters. */
export interface Component {
  readonly name: string;
  /** Where it begins in the file, from 1. */
  readonly line: number;
  readonly properties: ReadonlyMap<string, readonly Property[]>;
}

/** The name and parameters end at the first colon that is not inside quotes. No property has more than a dozen. */
const LINE =
  /^([A-Za-z0-9-]+)((?:;[^=;:]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*)){0,100}){0,100}):(.*)$/s;
const PARAMETER = /;([^=;:]+)=((?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)/g;
/** Some names of zones have a colon, and no quotes: `DTSTART;TZID=(UTC-06:00) Central Time:20261205T190000`. */
const UNQUOTED_ZONE =
  /(;TZID=)([^";:]*(?::(?!\d{4}-?\d\d)[^";:]*){1,20})(?=(?:;[^:;]*)?:\d{4}-?\d\d)/i;

const BEGIN = /^[ \t\u00a0\ufeff]*BEGIN:VCALENDAR\b/im;

/** One for all properties without any: a map takes more memory than a line. */
const NO_PARAMETERS: Property['parameters'] = new Map();

function propertyOf(text: string, line: number): [string, Property] | null {
  const [, name, parameters = '', value] = LINE.exec(text.replace(UNQUOTED_ZONE, '$1"$2"')) ?? [];
  if (name === undefined || value === undefined) return null;
  const pairs = [...parameters.matchAll(PARAMETER)].map(
    ([, key = '', text = '']): [string, string] => [
      key.toUpperCase(),
      text.replace(/^"(.*)"$/s, '$1'),
    ],
  );
  return [
    name.toUpperCase(),
    {
      value,
      parameters: pairs.length === 0 ? NO_PARAMETERS : new Map(pairs),
      line,
    },
  ];
}

/** Text without the escapes of iCalendar. */
export const unescapeText = (text: string): string =>
  text.replaceAll(/\\([\\;,nN])/g, (_all, escaped: string) => (/n/i.test(escaped) ? ' ' : escaped));

interface OpenComponent extends Component {
  readonly properties: Map<string, Property[]>;
}

/**
 * Reads the components of an iCalendar file (RFC 5545) that are in `names`, in the order of the file, and
 * the properties of the calendar itself, in steps of a few milliseconds.
 *
 * @param file its name, for the findings about lines that are no properties, and about events that don't end
 * @throws FileError if it is no calendar, or too long
 */
export function* parseCalendar(
  bytes: Uint8Array,
  names: readonly string[],
  file: string,
  findings: RowFindings,
): Steps<Component[]> {
  const { text, lineNumbers, isUtf8 } = yield* unfoldLines(bytes);
  const note = (reason: string, line: number, fault: string) =>
    findings.note(reason, { file, row: `line ${line}` }, fault);
  const begin = BEGIN.exec(text);
  if (begin === null) {
    const kind = kindOfFile(bytes);
    const what = kind === null ? '' : kind === 'empty' ? ': it is empty' : `, but ${kind}`;
    throw new FileError(`The file is not an iCalendar file${what}.`);
  }
  const before = text.slice(0, begin.index).trim();
  // A server may print its own warnings before what it sends.
  if (before !== '')
    note(
      'text before the calendar',
      1,
      `${quoted(before)} is before the calendar, and is not read`,
    );
  if (!isUtf8)
    findings.note(
      'encoding',
      { file, row: 'as a whole' },
      'it is not in UTF-8, as iCalendar requires, and was read as Windows-1252; accents may be wrong',
    );
  const components: Component[] = [];
  const open: OpenComponent[] = [];
  const close = (component: Component) => {
    if (!names.includes(component.name)) return;
    if (components.length >= MOST_COMPONENTS)
      throw new FileError(`The calendar has more than ${MOST_COMPONENTS} events.`);
    components.push(component);
  };
  const noteUnended = ({ line }: Component) =>
    note('events without an end', line, 'the event has no END');
  let size = 0;
  for (const [index, written] of text.split('\n').entries()) {
    const line = lineNumbers[index] ?? 0;
    size += written.length + LINE_COST;
    if (size > TEXT_PER_STEP) {
      size = 0;
      yield;
    }
    const last = open.at(-1);
    // Exchange once closed a quote behind the value, so a line that makes no sense is read without quotes.
    const found =
      propertyOf(written.trimEnd(), line) ??
      propertyOf(written.trimEnd().replaceAll('"', ''), line);
    if (found === null) {
      const fault = `${quoted(written)} is no property, and is not read`;
      if (last?.name === 'VEVENT' && written.trim() !== '')
        note('lines that are no properties', line, fault);
      continue;
    }
    const [name, property] = found;
    const value = property.value.trim().toUpperCase();
    if (name === 'BEGIN') {
      // An event is in no other, so that one has no end.
      if (value === 'VEVENT' && last?.name === 'VEVENT') {
        noteUnended(last);
        close(last);
        open.pop();
      }
      open.push({ name: value, line, properties: new Map() });
      if (/^(VTODO|VJOURNAL|VFREEBUSY)$/.test(value))
        note('other components', line, `${value} is no event, and is not read`);
      if (open.length > 10) throw new FileError('The calendar is nested too deeply.');
    } else if (name === 'END') {
      const from = open.findLastIndex((each) => each.name === value);
      for (const component of from === -1 ? [] : open.splice(from).toReversed()) {
        if (component.name === 'VEVENT' && value !== 'VEVENT') noteUnended(component);
        close(component);
      }
    } else if (last !== undefined) addToGroup(last.properties, name, property);
  }
  // The file was cut off, and its last event with it.
  for (const { name, line } of open)
    if (name === 'VEVENT')
      findings.leaveOut(
        'events that are cut off',
        { file, row: `line ${line}` },
        'the file ends before this event does',
      );
  const [calendar] = open;
  if (calendar?.name === 'VCALENDAR') close(calendar);
  return components;
}
