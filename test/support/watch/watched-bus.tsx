import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

import { en } from '../../../src/lib/words/en/words.ts';
import { theSettings } from '../builders.ts';
import { busAt } from '../feeds/feeds.ts';
import { renderRider } from '../page/render-rider.tsx';

const { polling } = theSettings();

/** Settings that poll often enough for a test. */
export const QUICK = { polling: { ...polling, vehiclesSeconds: 0.5 } };

/** Finds the strip of the watched stops. */
export const findWatchStrip = () => screen.findByRole('complementary', { name: en.alerts.part });

/** Waits for the title: an effect sets it after the render, which can be late on a busy machine. */
export const expectTitle = (title: RegExp) => waitFor(() => expect(document.title).toMatch(title));

/**
 * Renders the small city with one or more buses on route 03, whose next stop the test sets. The buses move
 * with every answer, because a feed without movement in three answers is frozen (R11).
 */
export function renderWithBus(url: string, nextStop = 'Somewhere else', vehicleIDs = ['007']) {
  let next = nextStop;
  let answers = 0;
  renderRider({
    url,
    settings: QUICK,
    source: {
      vehicles: async (routeID) => {
        if (routeID !== '03') return [];
        answers += 1;
        return vehicleIDs.map((vehicleID) => busAt(10 * answers, { vehicleID, nextStop: next }));
      },
    },
  });
  return {
    goTo: (stop: string) => {
      next = stop;
    },
    /** Resolves when the page has received that many more answers. */
    polls: (more: number) => {
      // The page sends a request only after it has processed the previous answer.
      const enough = answers + more + 1;
      return waitFor(() => expect(answers).toBeGreaterThanOrEqual(enough));
    },
  };
}
