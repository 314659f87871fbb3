import { instancesOf } from '../../../../src/feeds/calendar/instancesOf.ts';
import { readCalendar } from '../../../../src/feeds/calendar/readCalendar.ts';
import { importGtfs } from '../../../../src/feeds/gtfs/importGtfs.ts';
import { decodeFeedMessage } from '../../../../src/feeds/realtime/decodeFeedMessage.ts';
import { tidyAlert } from '../../../../src/transit/alerts/tidyAlert.ts';
import { bytesOf } from '../../answers/lots.ts';
import { aFeed, FEED_DAY } from '../../feeds/a-feed.ts';
import { HTML, type OutsideReader, type OutsideReaders } from './OutsideReader.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');
const ZONE = 'America/Chicago';

/** A message with a header, and fields after it. */
const message = (fields: string) =>
  Uint8Array.from(`\x0a\x05\x0a\x032.0${fields}`, (character) => character.charCodeAt(0));

/** A field whose length takes three bytes. */
const long = (field: string, { length }: string) =>
  field + String.fromCharCode((length & 127) | 128, ((length >> 7) & 127) | 128, length >> 14);

function alertOf(text: string, language: string) {
  const texts = [{ text, language }];
  const spoken = { spokenHeader: [], spokenDescription: [], effectDetail: [] };
  const sent = { id: text, header: texts, description: texts, url: texts, ...spoken };
  const numbers = { effect: 1, cause: 1, severity: 1, informedBeyond: 0 };
  const options = { language: 'en', now: NOW, count: () => {} };
  return tidyAlert({ ...sent, ...numbers, periods: [], informed: [] }, options);
}

function eventsOf(text: string) {
  const calendar = readCalendar(bytesOf(`BEGIN:VCALENDAR\n${text}`), ZONE, 2026);
  return instancesOf(calendar, NOW, NOW + 90 * 86_400_000);
}
const EVENT = 'BEGIN:VEVENT\nUID:§\nDTSTART:20261120T190000\n';

/** A file with one row, and with these and others after it. */
const gtfs = (file: string, columns: string, ...rows: readonly string[]): OutsideReader => ({
  pieces: ['↵ , " "" · \r↵ § é \0', ...rows.map((row) => `↵${row.replaceAll(' ', '·')}`)].join(' '),
  read: (text) =>
    importGtfs(aFeed({ [file]: `${columns}\n${text}` }), { today: FEED_DAY, contentHash: 'a' }),
});

/** Those of GTFS-realtime, of calendars and of GTFS. */
export const FEED_READERS: OutsideReaders = {
  'a realtime message': {
    pieces:
      '\0 \xff \x80 \x01a \x12 \x0a \x1a \x22 \x2a \x12\0 \x12\x02\x0a\0 \x12\x04\x2a\x02\x2a\0 \x12\x04\x22\x02\x0a\0 ' +
      '\x12\x04\x1a\x02\x12\0 \x12\x06\x1a\x04\x0a\x02\x0a\0',
    read: (text) => decodeFeedMessage(message(text)),
  },
  'a realtime message that is text': {
    pieces: '# { } : · ↵ \r → < header entity #· {"',
    read: (text) => decodeFeedMessage(bytesOf(text)),
  },
  'an alert of a realtime message': {
    pieces:
      '\x0a\0 \x2a\0 \x2a\x03\x0a\x01a \x52\0 \x52\x02\x0a\0 \x5a\x05\x0a\x03\x0a\x01a \x30\x01 \x80',
    read: (text) => {
      const alert = long('\x2a', text) + text;
      return decodeFeedMessage(message(long('\x12', alert) + alert));
    },
  },
  "an alert's text": { pieces: HTML, read: (text) => alertOf(text, 'en') },
  "an alert's language": { pieces: 'a en - _ x html u 1', read: (text) => alertOf('a', text) },
  'a calendar': {
    pieces: [
      EVENT,
      `${EVENT}END:VEVENT\n`,
      `${EVENT}RRULE:FREQ=DAILY\nEND:VEVENT\n`,
      'END:VEVENT↵ BEGIN:VTIMEZONE↵ ↵· BEGIN: END: ↵ \r \u2028 · : ; " = \\n § EXDATE:20261120T190000↵ RDATE:',
      '20261120, RRULE: BYDAY=MO, ;TZID= DTSTART RECURRENCE-ID:20261121T190000↵ SUMMARY:é UID:1↵ SEQUENCE:§↵',
    ].join(' '),
    read: eventsOf,
  },
  "a calendar's event": {
    pieces:
      ': ; " = , \\ · ↵ → - + / ↵· 1 a § é ;TZID= Europe/ RDATE: EXDATE: 20261120T190000 20261120T190000, ' +
      'RRULE:FREQ=DAILY; BYDAY= MO, COUNT=9; DURATION:P DESCRIPTION: URL:https://',
    read: (text) => eventsOf(`${EVENT}${text}\nEND:VEVENT\nEND:VCALENDAR`),
  },
  'a time zone of a calendar': {
    pieces: '/ A Europe Paris · ( ) UTC +01:00 - _ " : § . Standard·Time &',
    read: (text) =>
      eventsOf(
        `X-WR-TIMEZONE:${text}\nBEGIN:VEVENT\nDTSTART;TZID="${text}":20261120T190000\nEND:VEVENT\n`,
      ),
  },
  'agency.txt': gtfs(
    'agency.txt',
    'agency_id,agency_name,agency_url,agency_timezone,agency_lang\nA,B,b,America/Chicago,en',
    '§,B,https://b.example,America/Chicago,en',
    'A,B,b,Europe/§,de',
  ),
  'stops.txt': gtfs(
    'stops.txt',
    'stop_id,stop_code,stop_name,stop_lat,stop_lon\ns1,1,A,43,-89\ns2,2,B,43,-89\ns3,3,C,43,-89',
    's1,101,First St,43.07,-89.4',
    '§,§,Main St & First St,43.07,-89.4',
    '§,,A (stop §),43.07,-89.4',
  ),
  'routes.txt': gtfs(
    'routes.txt',
    'route_id,agency_id,route_short_name,route_long_name,route_type\nr1,A,7,Crosstown,3',
    '§,A,§,Crosstown,3',
    '§,A,7,Line to §,3',
  ),
  'trips.txt': gtfs(
    'trips.txt',
    'route_id,service_id,trip_id,trip_headsign,direction_id,shape_id\nr1,daily,t1,North,0,',
    'r1,daily,§,North,0,',
    'r1,daily,§,To § via Main,0,§',
  ),
  'stop_times.txt': gtfs(
    'stop_times.txt',
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt1,8:00:00,8:00:00,s1,1\nt1,8:09:00,8:09:00,s2,2',
    't1,,,s2,§',
    '§,08:00:00,08:00:00,s1,1',
    't1,8:§:0,,s3,§',
  ),
  'shapes.txt': gtfs(
    'shapes.txt',
    'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence',
    'a,43.07,-89.4,§',
    '§,43.07,-89.4,1',
    'a,43.§,-89.§,1',
  ),
  'frequencies.txt': gtfs(
    'frequencies.txt',
    'trip_id,start_time,end_time,headway_secs',
    't1,08:00:00,09:00:00,60',
    't1,§:00:00,§:59:00,§',
    '§,08:00:00,09:00:00,60',
  ),
  'translations.txt': gtfs(
    'translations.txt',
    'table_name,field_name,language,translation,record_id,field_value',
    'stops,stop_name,fr,A§,s1,',
    'stops,stop_name,fr,A,§,',
    'stops,stop_name,a-§,A,,First St',
    'trips,trip_headsign,fr,A§,,North',
  ),
  'calendar_dates.txt': gtfs(
    'calendar_dates.txt',
    'service_id,date,exception_type\ndaily,20260101,2',
    'daily,20260101,2',
    'daily,§,1',
    '§,20260101,1',
  ),
};
