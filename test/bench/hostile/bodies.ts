import { smallFeed } from '../../support/gtfs/small-feed.ts';
import { zipOf } from '../../support/gtfs/zip.ts';
import { encodeAlerts } from '../../support/realtime/encodeAlerts.ts';
import { anUpdate, encodeFeedMessage } from '../../support/realtime/encodeFeedMessage.ts';

/** What a feed says if its host means well. `word` is a text in it that riders see. */
type Body = (word: string) => Uint8Array | Promise<Uint8Array>;

export const KINDS = [
  'gtfs',
  'updates',
  'positions',
  'alerts',
  'lots',
  'table',
  'geojson',
  'calendar',
  'notices',
  'notices-table',
] as const;
export type Kind = (typeof KINDS)[number];

const seconds = () => Math.floor(Date.now() / 1000);

/** A time of the day as a calendar writes it, in UTC. */
const utc = (milliseconds: number) =>
  new Date(milliseconds).toISOString().replaceAll(/[-:]|\.\d+/g, '');

function calendar(word: string): string {
  const start = Date.now() + 3_600_000;
  const lines = [
    'UID:1',
    `SUMMARY:${word}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + 7_200_000)}`,
  ];
  const event = ['BEGIN:VEVENT', ...lines, 'RRULE:FREQ=DAILY;COUNT=20', 'END:VEVENT'];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR', ''].join('\r\n');
}

const aLot = (name: string) => ({
  name,
  shortName: 'one',
  operatedBy: 'city',
  street: '1 Main St',
  coordinates: { lat: 43.07, lng: -89.39 },
  totalSpots: 100,
  openSpots: 40,
  webUrl: `https://lots.example/?${name}`,
});

/** A small feed of each kind, about the city of the small GTFS feed. */
export const BODIES: Readonly<Record<Kind, Body>> = {
  gtfs: (word) => zipOf(smallFeed({ 'feed_info.txt': `feed_publisher_name\n${word}\n` })),
  updates: (word) =>
    encodeFeedMessage({ timestamp: seconds() }, [
      anUpdate({ tripID: 'T0', vehicleID: word, stops: [{ sequence: 2, arrival: { delay: 60 } }] }),
    ]),
  positions: (word) =>
    encodeFeedMessage({ timestamp: seconds() }, [
      { entityID: word, id: word, tripID: 'T0', lat: 43.07, lon: -89.396, timestamp: seconds() },
    ]),
  alerts: (word) =>
    encodeAlerts([{ header: word, description: word, informed: [{ stop: 'S1' }] }], seconds()),
  lots: (word) => Buffer.from(JSON.stringify({ lots: [aLot(word)] })),
  table: (word) => Buffer.from(`id,name,open,total,lat,lon\n1,"${word}",40,100,43.07,-89.39\n`),
  geojson: (word) =>
    Buffer.from(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { id: '1', name: word, open: 40, total: 100 },
            geometry: { type: 'Point', coordinates: [-89.39, 43.07] },
          },
        ],
      }),
    ),
  calendar: (word) => Buffer.from(calendar(word)),
  notices: (word) => Buffer.from(JSON.stringify([{ header: word, stops: ['S1'] }])),
  'notices-table': (word) => Buffer.from(`header,stops\n"${word}",S1\n`),
};
