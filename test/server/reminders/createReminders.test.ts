import { readFileSync, statSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { Alert } from '../../../src/contract/alerts/Alert.ts';
import { startSmallServer } from '../../support/cities/small-server.ts';
import { aBrowser } from '../../support/push/push-service.ts';
import {
  ownerOf,
  PUSH_KEY,
  REMINDERS_START,
  reminderServer,
} from '../../support/push/reminder-server.ts';

const { browsers, city, current, restart, post, aBus, files, received } = reminderServer();
/** So many reads stay below the limit for one address. */
const READS = { timeout: 15_000, interval: 500 };
const [alice = aBrowser(), bob = aBrowser(), carol = aBrowser(), dave = aBrowser()] = browsers;

test('K1: the page gets the public key only, and a server without a key sends no reminders', async () => {
  const settings = await (await fetch(`${current().server.url}/curbside.json`)).text();
  expect(settings).toContain('"pushKey":"BP4z9Ks');
  expect(settings).not.toContain(PUSH_KEY);
  expect(settings).not.toContain('mailto:');
  const plain = await startSmallServer();
  const response = await fetch(`${plain.url}/reminders/add`, {
    method: 'POST',
    headers: { origin: plain.url },
    body: '{}',
  });
  expect(response.status).toBe(405);
  expect(await (await fetch(`${plain.url}/curbside.json`)).text()).not.toContain('pushKey');
  await plain.stop();
});

test('K2: a reminder is stored with nothing but its address, keys, stop, bus and time, survives a restart, and can be read and deleted', async () => {
  const { stopID, tripID } = await aBus(20, 60);
  const reminder = { kind: 'before', stopID, tripID, minutes: 5 };
  const added = await post('add', { subscription: alice.subscription, reminder });
  expect(added).toMatchObject({ status: 200, json: { reminders: [reminder] } });
  // The same again is one.
  await post('add', { subscription: alice.subscription, reminder });
  const [path = ''] = files();
  expect(statSync(path).mode & 0o077).toBe(0);
  const [line = ''] = readFileSync(path, 'utf8').split('\n');
  expect(JSON.parse(line)).toEqual({
    ...alice.subscription,
    reminders: [{ id: expect.any(String), since: REMINDERS_START, told: [], reminder }],
  });
  await restart();
  expect(await post('list', ownerOf(alice))).toMatchObject({
    status: 200,
    json: { reminders: [{ ...reminder, since: '2026-11-20T18:00:00.000Z' }] },
  });
  const stranger = { ...ownerOf(alice), auth: bob.subscription.keys.auth };
  expect((await post('list', stranger)).json).toEqual({ reminders: [] });
  await post('delete', stranger);
  expect((await post('list', ownerOf(alice))).json).toMatchObject({ reminders: [reminder] });
  expect((await post('delete', ownerOf(alice))).json).toEqual({ reminders: [] });
  expect(files()).toEqual([]);
});

test('K1: a bus, the next stop and a new notice about a favorite reach the browser, and what came is deleted after 5 minutes', async () => {
  const { stopID, tripID, expectedAt } = await aBus(3, 9);
  await post('add', {
    subscription: alice.subscription,
    reminder: { kind: 'before', stopID, tripID, minutes: 10 },
  });
  await expect.poll(() => received(alice), { timeout: 15_000 }).toHaveLength(1);
  const [push] = received(alice);
  expect(push?.message).toMatchObject({ kind: 'before', stopID, tripID, key: tripID, comes: true });
  expect(Math.abs((push?.message.at ?? 0) - expectedAt)).toBeLessThan(60_000);

  const about = (alertID: string): Alert => ({
    alertID,
    header: { en: `Closed ${'x'.repeat(5000)}`, es: 'Cerrada' },
    description: {},
    effect: 'no-service',
    cause: 'construction',
    severity: 'warning',
    periods: [{}],
    concerns: [{ stops: [stopID] }],
  });
  city.alerts = [about('old')];
  await post('add', { subscription: bob.subscription, reminder: { kind: 'notice', stopID } });
  city.alerts = [about('old'), about('new')];
  city.now += 31_000;
  await expect.poll(() => received(bob), { timeout: 15_000 }).toHaveLength(1);
  expect(received(bob)[0]?.message).toMatchObject({
    kind: 'notice',
    key: 'new',
    texts: { es: 'Cerrada' },
  });
  city.alerts = [];
  city.now += 5 * 60_000;
  await expect
    .poll(async () => (await post('list', ownerOf(alice))).json, READS)
    .toEqual({ reminders: [] });
  expect((await post('list', ownerOf(bob))).json).toMatchObject({
    reminders: [{ kind: 'notice', stopID }],
  });
  expect([received(alice), received(bob)].map(({ length }) => length)).toEqual([1, 1]);
});

test('K3: a browser that is gone is forgotten and counted, and a failing one is tried again while it helps', async () => {
  const { stopID, tripID } = await aBus(4, 9);
  const answers = new Map([
    [carol.path, [410]],
    [dave.path, [503, 201]],
  ]);
  current().pushes.answerWith((response, path) =>
    response.writeHead(answers.get(path)?.shift() ?? 201).end(),
  );
  for (const { subscription } of [carol, dave])
    await post('add', {
      subscription,
      reminder: { kind: 'before', stopID, tripID, minutes: 10 },
    });
  await expect.poll(() => received(dave), { timeout: 15_000 }).toHaveLength(1);
  const later = () => {
    city.now += 1_000;
    return received(dave);
  };
  await expect.poll(later, { timeout: 20_000 }).toHaveLength(2);
  expect(received(carol)).toHaveLength(1);
  expect((await post('list', ownerOf(carol))).json).toEqual({ reminders: [] });
  const headers = { authorization: 'Bearer correct-horse' };
  const metrics = await (await fetch(`${current().server.url}/metrics`, { headers })).text();
  expect(metrics).toContain('curbside_pushes_total{result="gone"} 1');
  expect(metrics).toContain('curbside_pushes_total{result="failed"} 1');
  for (const { subscription, path } of browsers)
    for (const secret of [path, subscription.keys.auth, subscription.keys.p256dh, PUSH_KEY]) {
      expect(metrics).not.toContain(secret);
      expect(JSON.stringify(current().server.log)).not.toContain(secret);
    }
});
