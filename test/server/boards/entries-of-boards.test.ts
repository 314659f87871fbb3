import { afterAll, beforeAll, expect, test } from 'vitest';

import { LANGUAGES } from '../../../src/lib/words/languages.ts';
import { boardServer } from '../../support/boards/boardServer.ts';
import { en } from '../../support/words/catalogs.ts';

const MINUTE = 60_000;

let server: Awaited<ReturnType<typeof boardServer>>;
beforeAll(async () => {
  server = await boardServer();
});
afterAll(() => server.stop());

test('A59: a wrong entry leaves the last good board, or what is right in it without one', async () => {
  server.save({ lobby: { stop: '0100', title: 'Good' }, other: { stop: '0100', reach: 'far' } });
  expect((await server.board('lobby')).title).toBe('Good');
  server.save({ lobby: { stop: '0100', title: 'Bad', reach: 'far' } });
  expect((await server.board('lobby')).title).toBe('Good');
  // Nor does a stop that the city doesn't have.
  server.save({ lobby: { stop: ['0100', '9999'], title: 'Typo' } });
  expect((await server.board('lobby')).title).toBe('Good');
  server.save({ other: { stop: '0100', reach: 'far' } });
  // The page does the same. What it shows isn't good, and no later mistake has it in its place.
  expect((await server.board('other')).rows.length).toBeGreaterThan(0);
  server.save({ other: { stop: ['0100', '9999'], reach: 'far' } });
  expect((await server.board('other')).note).toContain('9999');
  server.save({ other: { reach: 'far' } });
  const response = await server.ask('other.json');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('reach');
  server.remove();
  expect((await server.ask('lobby.json')).status).toBe(404);
});

test('A59: the message, a takeover, hours of use and a wrong stop are said on the board', async () => {
  const until = new Date(server.now() + 60 * MINUTE).toISOString().replace('.000Z', '-00:00');
  server.save(
    { lobby: { stop: ['0100', '9999'] }, off: { stop: '0100', disabled: true } },
    { message: { en: 'Use the side door', es: 'Use la puerta lateral' } },
  );
  expect((await server.board('lobby')).note).toBe('Use the side door');
  const off = await server.board('off');
  // As on a page.
  expect([off.rows, off.note]).toEqual([[], en.display.off]);
  server.save(
    { lobby: { stop: '0100' }, night: { stop: ['0100', '9999'], hours: '22:00-23:00' } },
    { takeovers: [{ message: 'Fire drill', from: '2026-01-01T00:00:00Z', until }] },
  );
  const drill = await server.board('lobby');
  expect(drill.note).toBe('Fire drill');
  expect(drill.rows.length).toBeGreaterThan(2);
  server.save({ never: { stop: ['0100', '9999'] } });
  expect((await server.board('never')).note).toContain('9999');
  server.save({
    via: { stop: '0100', via: '9998' },
    night: { stop: '0100', hours: '22:00-23:00' },
  });
  const via = await server.board('via');
  expect([via.rows, via.note]).toEqual([[], expect.stringContaining('9998')]);
  const night = await server.board('night');
  expect([night.rows, night.note]).toEqual([[], expect.stringContaining('10:00 PM')]);
});

test.each(Object.keys(LANGUAGES))(
  'A59: a board is in the language of its entry (%s)',
  async (lang) => {
    server.save({ lobby: { stop: '0100', lang: [lang, 'en'] } });
    expect((await server.board('lobby')).rows.length).toBeGreaterThan(2);
    const picture = await server.ask('lobby.png?w=240&h=240');
    // The font lacks these letters, and an empty box would be no board.
    const isDrawn = !/^(?:zh|ko)/.test(lang);
    expect(picture.status).toBe(isDrawn ? 200 : 501);
  },
);

test('A55: a board of arrivals says where its buses come from, and no walk hides them', async () => {
  server.save({ lobby: { stop: '0100:9', show: 'arrivals' } });
  const { rows } = await server.board('lobby');
  expect(rows.length).toBeGreaterThan(2);
  for (const { destination } of rows) expect(destination).toMatch(/^From /);
});
