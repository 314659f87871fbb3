import * as z from 'zod/mini';

import { LotsAnswer } from '../../../../src/contract/parking/parking-lot.ts';
import { feedClock, feedDate } from '../../../../src/contract/realtime/feed-time.ts';
import { parseVehicleClock } from '../../../../src/contract/wire/parseVehicleClock.ts';
import { readInterfaceLots } from '../../../../src/feeds/lots/readInterfaceLots.ts';
import { coordinateOf, pairOf } from '../../../../src/feeds/lots/table/coordinates.ts';
import { guessTable } from '../../../../src/feeds/lots/table/guessTable.ts';
import { lotTime } from '../../../../src/feeds/lots/times/lotTime.ts';
import { readNotices } from '../../../../src/feeds/notices/readNotices.ts';
import { parseDateTime } from '../../../../src/lib/time/zoned-time.ts';
import { bytesOf, lotsOf } from '../../answers/lots.ts';
import { aLot } from '../../builders.ts';
import { CLOCKS, CSV, HTML, type OutsideReaders } from './OutsideReader.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');
const ZONE = 'America/Chicago';

const jsonOf = (value: unknown) => bytesOf(JSON.stringify(value));
const columns = { id: 'id', name: 'name', total: 'all', lat: 'y', lon: 'x', state: 's', time: 't' };
const lotsIn = (format: 'csv' | 'json' | 'geojson', text: string) =>
  lotsOf(bytesOf(text), { format, columns });

/** Those of lots and of notices, and of the times and places in them. */
export const LOT_READERS: OutsideReaders = {
  'a table of lots': {
    pieces: `${CSV} ↵§;A;9;47;8;open;20.11.2026·12:00 ↵§;Total;9 ↵1;A;9`,
    read: (text) => lotsIn('csv', `id;name;all;y;x;s;t\n1;A;9;47;8;open;1795200000\n${text}`),
  },
  'the first line of a table of lots': {
    pieces: `${CSV} id name all`,
    read: (text) => lotsIn('csv', text),
  },
  'lots that nobody has described': {
    pieces: `${CSV} { [ ": {"a§":[ lat free`,
    read: (text) => guessTable(bytesOf(text)),
  },
  'a list of lots': {
    pieces:
      '{"id":"§","name":"A","all":9}, {"id":1,"name":"§"}, [], [ ] {"a": 1, "\\u0000", {"§":1}, null, ·',
    read: (text) => lotsIn('json', `[${text}{"id":"1","name":"A","all":9}]`),
  },
  'a cell of a lot': {
    pieces: `${CLOCKS} ${HTML}`,
    read: (text) => {
      const names = ['id', 'name', 'all', 'y', 'x', 's', 't'];
      return lotsIn('json', JSON.stringify([Object.fromEntries(names.map((one) => [one, text]))]));
    },
  },
  'a map of lots': {
    pieces: '[ ] [8.5,47.1], , 1 "8°" - [[1,2]], {"a": null, "a",',
    read: (text) => {
      const feature = '{"properties":{"id":1,"name":"A","all":9},"geometry":{"coordinates":';
      return lotsIn('geojson', `{"features":[${feature}[${text}[1,2]]}}]}`);
    },
  },
  'lots in the shape of the interface': {
    pieces: `${JSON.stringify(aLot({ name: '§' })).replaceAll(' ', '·')}, {"name":"§"}, {}, [], 1, [ ] {"name":"A","specialEvents":[{},{}]},`,
    read: (text) => readInterfaceLots(bytesOf(`{"lots":[${text}{"name":"A"}]}`)),
  },
  "a lot's texts": {
    pieces: `${HTML} ${CLOCKS}`,
    read: (text) => {
      const texts = { name: text, openSpots: text, webUrl: text, [text]: [text] };
      return readInterfaceLots(jsonOf({ lots: [{ ...aLot(), ...texts }] }));
    },
  },
  'an answer with lots': {
    pieces: HTML,
    read: (text) =>
      z.decode(LotsAnswer, {
        lots: [{ ...aLot(), name: text, openSpots: text }, ...text.split('\n')],
        dropped: 0,
      }),
  },
  'a table of notices': {
    pieces: `${CSV} ${HTML} ↵a§,b,2026-11-20T12:00 ↵a`,
    read: (text) => readNotices(bytesOf(`header,description,from,stops\na,b,,\n${text}`), ZONE),
  },
  'a list of notices': {
    pieces: '{"header":"§"}, {"header":"a"}, {}, [], [ {"stops":["a"], "from":"2026", } 1,',
    read: (text) => readNotices(bytesOf(`[${text}{"header":"a"}]`), ZONE),
  },
  "a notice's texts": {
    pieces: `${HTML} ${CLOCKS}`,
    read: (text) => {
      const names = [
        'alertID',
        'header',
        'description',
        'from',
        'until',
        'webUrl',
        'stops',
        'effect',
      ];
      return readNotices(jsonOf([Object.fromEntries(names.map((one) => [one, text]))]), ZONE);
    },
  },
  'a clock or a date': {
    pieces: CLOCKS,
    read: (text) => [
      lotTime(text, { timeZone: ZONE }, NOW),
      feedDate(text),
      feedClock(text),
      parseVehicleClock(text, ZONE),
      parseDateTime(text, ZONE),
    ],
  },
  'a coordinate': {
    pieces: `0 1 9 . , ; - + · ( ) ° ' " ′ ″ N S E W POINT( SRID= \u2212 ↵`,
    read: (text) => [coordinateOf(text), pairOf(text)],
  },
};
