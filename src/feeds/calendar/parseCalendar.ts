import { CalendarError } from './CalendarError.ts';

/** More than any venue has. A longer calendar would cost memory (S16). */
const MOST_COMPONENTS = 20_000;
const MOST_LINES = 1_000_000;

/** One line of a calendar, such as `DTSTART;TZID=Europe/Paris:20261120T190000`. */
interface Property {
  readonly value: string;
  /** By name in capital letters, without quotes. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** A component, such as an event: its properties by name in capital letters. */
export interface Component {
  readonly name: string;
  readonly properties: ReadonlyMap<string, readonly Property[]>;
}

/** The name and parameters end at the first colon that is not inside quotes. */
const LINE =
  /^([A-Za-z0-9-]+)((?:;[^=;:]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s;
const PARAMETER = /;([^=;:]+)=((?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)/g;

function propertyOf(line: string): [string, Property] | null {
  const [, name, parameters = '', value] = LINE.exec(line) ?? [];
  if (name === undefined || value === undefined) return null;
  const pairs = [...parameters.matchAll(PARAMETER)].map(
    ([, key = '', text = '']): [string, string] => [
      key.toUpperCase(),
      text.replace(/^"(.*)"$/s, '$1'),
    ],
  );
  return [name.toUpperCase(), { value, parameters: new Map(pairs) }];
}

/** Text without the escapes of iCalendar. */
export const unescapeText = (text: string): string =>
  text.replaceAll(/\\([\\;,nN])/g, (_all, escaped: string) => (/n/i.test(escaped) ? ' ' : escaped));

/**
 * Reads the components of an iCalendar file (RFC 5545) that are in `names`, in the order of the file, and
 * the properties of the calendar itself. Lines that are not properties are skipped.
 *
 * @throws CalendarError if it is no calendar, or too long
 */
export function parseCalendar(bytes: Uint8Array, names: readonly string[]): Component[] {
  const text = new TextDecoder().decode(bytes);
  if (!/^\s*BEGIN:VCALENDAR\b/i.test(text))
    throw new CalendarError('The file is not an iCalendar file.');
  // A line that begins with a blank continues the one before.
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  if (lines.length > MOST_LINES)
    throw new CalendarError(`The calendar has more than ${MOST_LINES} lines.`);
  const components: Component[] = [];
  const open: { name: string; properties: Map<string, Property[]> }[] = [];
  for (const line of lines) {
    // Exchange once closed a quote behind the value, so a line that makes no sense is read without quotes.
    const found = propertyOf(line.trimEnd()) ?? propertyOf(line.trimEnd().replaceAll('"', ''));
    if (found === null) continue;
    const [name, property] = found;
    if (name === 'BEGIN') {
      open.push({ name: property.value.toUpperCase(), properties: new Map() });
      if (open.length > 10) throw new CalendarError('The calendar is nested too deeply.');
    } else if (name === 'END') {
      const component = open.pop();
      if (component === undefined || !names.includes(component.name)) continue;
      if (components.length >= MOST_COMPONENTS)
        throw new CalendarError(`The calendar has more than ${MOST_COMPONENTS} events.`);
      components.push(component);
    } else {
      const properties = open.at(-1)?.properties;
      const list = properties?.get(name);
      if (list === undefined) properties?.set(name, [property]);
      else list.push(property);
    }
  }
  return components;
}
