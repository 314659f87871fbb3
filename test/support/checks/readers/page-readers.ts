import { vi } from 'vitest';

import { readMessage } from '../../../../src/audiences/embed/messages/protocol.ts';
import { readFrameOptions } from '../../../../src/audiences/embed/options/frame-options.ts';
import { storedErrors } from '../../../../src/audiences/kiosk/fleet/storedErrors.ts';
import { readBoardOptions } from '../../../../src/contract/board/board-options.ts';
import { ordersFor } from '../../../../src/contract/board/screens/screen-orders.ts';
import { createVisitStore } from '../../../../src/features/changes/visit.ts';
import { createFavorites } from '../../../../src/features/favorites/favorites.ts';
import { createHiddenNotices } from '../../../../src/features/notices/hidden-notices.ts';
import { parseHttpUrl } from '../../../../src/lib/parseHttpUrl.ts';
import { splitAddresses } from '../../../../src/lib/text/splitAddresses.ts';
import { keysInUrl } from '../../../../src/server/createKeyTest.ts';
import { redactKeys } from '../../../../src/server/redactKeys.ts';
import { createScreenReports } from '../../../../src/server/screens/screenReports.ts';
import { secretsOf } from '../../../../src/server/settings/secrets.ts';
import { checkSettings } from '../../../../src/server/settings/settings.ts';
import { viewFromUrl } from '../../../../src/view/viewFromUrl.ts';
import { HTML, type OutsideReaders, QUERY } from './OutsideReader.ts';

const lines = (text: string) => text.split('\n');

/** Reads what a page stores, from a device that has this text. */
function stored(text: string) {
  const storage = { getItem: () => text };
  vi.stubGlobal('window', { localStorage: storage });
  vi.stubGlobal('sessionStorage', storage);
  const stores = [createFavorites(), createVisitStore(), createHiddenNotices()];
  return [...stores.map((store) => store.get()), storedErrors()];
}

/** Those of addresses and settings, of the pages around a frame, of devices and of displays. */
export const PAGE_READERS: OutsideReaders = {
  settings: {
    pieces: `${HTML} America/ en, ?key=`,
    read: (text) => {
      const lots = { kind: 'interface', feed: text };
      const source = { kind: 'gtfs', feed: text, events: lines(text), lots };
      const city = { name: text, timeZone: text, routeColors: { [text]: text } };
      return checkSettings('a.json', { city, languages: lines(text), [text]: text, source });
    },
  },
  'secrets of settings': {
    pieces: 'A _ · ↵ § = é',
    read: (text) => {
      const settings = checkSettings('a.json', { server: { metrics: { variable: 'TOKEN' } } });
      return secretsOf(settings, { TOKEN: `a${text}` });
    },
  },
  'a text with addresses': {
    pieces: 'http:// https://a.b www. ( ) . · x " a/ ↵ , www',
    read: splitAddresses,
  },
  'a URL with keys': {
    pieces: `${QUERY} key key= %25 33 3 41 secret · / @ : #`,
    read: (text) => {
      const url = `https://a.example/${text}`;
      return [redactKeys(text), parseHttpUrl(url), keysInUrl(`https://a.example/?${text}`)];
    },
  },
  "a page's URL": {
    pieces: QUERY,
    read: (text) =>
      [viewFromUrl, readFrameOptions, readBoardOptions].map((read) =>
        read(new URLSearchParams(text)),
      ),
  },
  'a message of the page around a frame': {
    pieces: 'a ↵ · § é "',
    read: (text) => {
      const payload = { routes: lines(text), layers: lines(text), kind: 'stop', id: text };
      return ['setRoute', 'select', 'setLayers', text].map((type) =>
        readMessage({ v: 1, source: 'curbside-host', type, id: text, payload }),
      );
    },
  },
  'what is stored on the device': {
    pieces:
      '{"kind":"stop","id":"§","name":"A"}, {"kind":"lot","id":"1","name":"A"}, "§", "a", {}, [ ] {"a": "\\n", 1,',
    read: (text) => [
      stored(`[${text}1]`),
      stored(`{"errors":[${text}1],"outages":[],"lots":{"a":[${text}1]}}`),
    ],
  },
  'orders for displays': {
    pieces: '2026 - : T Z + { } https:// / · ↵ a § é " ,',
    read: (text) => {
      const screens = { a: { message: { en: text } }, [text]: lines(text) };
      return ordersFor({ heartbeat: text, message: text, refreshBefore: text, screens }, 'a');
    },
  },
  "a display's report": {
    pieces: 'a ↵ . · § é :',
    read: (text) => {
      const named = new Set<string>();
      const reports = createScreenReports(
        () => 0,
        () => named,
      );
      const health = { version: '1', uptime: 1, status: 'live', reloads: 0 };
      const sources = Object.fromEntries(
        lines(text).map((name) => [name, { state: text, age: 1 }]),
      );
      // Only one has all of them, or the work would be the square of the text's by itself.
      reports.add({ ...health, id: 'a', sources }, text);
      for (const id of [text, ...lines(text)]) reports.add({ ...health, id, sources: {} }, text);
      reports.add({ id: 'a', errors: lines(text).map((one) => ({ message: one })) }, text);
      return reports.list();
    },
  },
};
