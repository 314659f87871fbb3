import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

import { en } from '../../src/lib/words/en.ts';
import { busAt } from './feeds.ts';
import { theSettings } from './builders.ts';
import { renderRider } from './render-rider.tsx';

const { polling } = theSettings();

/** Polls as often as a test has patience for. */
export const QUICK = { polling: { ...polling, vehiclesSeconds: 0.5 } };

/** The strip of the watched stops. */
export const findWatchStrip = () => screen.findByRole('complementary', { name: en.watch.part });

/** The title is set right after what is seen, and on a busy machine not at once. */
export const expectTitle = (title: RegExp) => waitFor(() => expect(document.title).toMatch(title));

/**
 * The small city with one bus (or several) on route 03, whose next stop the test sets. It moves with every answer:
 * one that stands for three is of a frozen feed, which tells nothing of any bus (R11).
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
    /** Comes back when the page has seen as many answers more. */
    polls: (more: number) => {
      // Each is asked for when the one before has been taken in.
      const enough = answers + more + 1;
      return waitFor(() => expect(answers).toBeGreaterThanOrEqual(enough));
    },
  };
}
