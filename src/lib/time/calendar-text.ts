const MAX_OCTETS = 75;

/** Folds a line after 75 octets, never inside a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      // The space that marks a continuation line counts too.
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** Escapes special characters (RFC 5545, 3.3.11) and removes control characters. */
export function calendarText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** An instant in iCalendar form, in UTC: 20261121T010000Z. */
export const utcTime = (instant: number): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A stable UID, so that importing a file twice makes one entry. `part` is the entry in the file. */
export function uidOf(key: string, part: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const octet of new TextEncoder().encode(key))
    hash = BigInt.asUintN(64, (hash ^ BigInt(octet)) * 0x100000001b3n);
  return `${hash.toString(16)}-${part}@curbside`;
}

/** A calendar (RFC 5545) of entries, each of them lines. @param about what it is about, such as `Events` */
export function calendarOf(about: string, entries: readonly (readonly string[])[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Curbside//${about}//EN`,
    'METHOD:PUBLISH',
    ...entries.flat(),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
