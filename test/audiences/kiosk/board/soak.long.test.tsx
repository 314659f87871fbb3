import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { countListeners } from '../../../support/page/countListeners.ts';
import {
  beginAtNoon,
  MINUTE,
  pass,
  setFromAfar,
  title,
} from '../../../support/page/setFromAfar.tsx';
import { ANY, like } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

const ROUNDS = 12;
const HOUR = 60 * MINUTE;

/** In the city it begins at 15:00, and ends at 17:00. */
const NIGHT = Date.parse('2026-11-20T15:01-06:00');

beginAtNoon();

/** Whether the display shows neither a board nor why it shows none. */
const isEmpty = () => document.querySelector('h1, .display__off, .display__message') === null;

test(
  'A56, A29: through changes, faults and a night, a display always shows its last good board, and holds as much as before',
  { timeout: 600_000 },
  async () => {
    const listeners = countListeners();
    const file = setFromAfar({ stop: '0100', title: 'Board 0' }, undefined, true, () => Date.now());
    await title('Board 0');
    let empty = 0;
    const sampler = setInterval(() => {
      if (isEmpty()) empty += 1;
    }, 1_000);
    const held: { readonly elements: number; readonly listeners: number }[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const stop = round % 2 === 0 ? '0100' : '0341';
      const right = { stop, title: `Board ${round}`, hours: '06:00-15:00' };
      file.entry = right;
      await pass(MINUTE);
      await title(`Board ${round}`);
      expect(await screen.findByText(`to ${stop}`)).toBeTruthy();

      file.entry =
        round % 3 === 0 ? { ...right, stop: '9999', title: 'x' } : { ...right, titel: 'x' };
      await pass(MINUTE);
      await title(`Board ${round}`);
      expect(window.curbsideHealth?.().wrong).toMatch(/stop|titel/);

      file.isServiceDown = round % 2 === 0;
      file.isThere = round % 2 === 1 ? false : file.isThere;
      await pass(2 * MINUTE);
      await title(`Board ${round}`);
      file.isServiceDown = false;
      file.isThere = true;
      file.entry = right;
      await pass(2 * MINUTE);
      expect(window.curbsideHealth?.()).not.toHaveProperty('wrong');
      expect(await screen.findByText(`to ${stop}`)).toBeTruthy();
      held.push({
        elements: document.querySelectorAll('*').length,
        listeners: listeners(),
      });
    }
    // The night: off by its hours, with a fault and a change before the morning.
    await pass(NIGHT - Date.now());
    expect(screen.getByText(like(en.display.offUntil(ANY)))).toBeTruthy();
    file.isThere = false;
    await pass(HOUR);
    file.isThere = true;
    file.entry = { stop: '0341', title: 'Morning', hours: '17:00-20:00' };
    await pass(HOUR);
    expect(await title('Morning')).toBeTruthy();
    expect(await screen.findByText('to 0341')).toBeTruthy();
    clearInterval(sampler);
    expect(empty).toBe(0);
    // A notice that comes or goes is a few elements.
    const [, early, ...others] = held;
    const last = others.at(-1);
    expect(last?.listeners).toBe(early?.listeners);
    expect(Math.abs((last?.elements ?? 0) - (early?.elements ?? 0))).toBeLessThanOrEqual(3);
  },
);
