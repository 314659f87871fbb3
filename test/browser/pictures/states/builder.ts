import type { Page } from '@playwright/test';

import { ANY, like } from '../../../support/phrases.ts';
import { en, es } from '../../../support/words/catalogs.ts';
import { waitForIdleMap } from '../../support/screen.ts';
import { DESK, FRAME, PHONE, RIDER } from '../State.ts';
import type { State } from '../State.ts';

const TABLET = { width: 768, height: 1024 };

/** Waits until the preview shows its map, or why it can't. */
const waitForPreview = (page: Page) => {
  const preview = page.frameLocator('iframe');
  return preview
    .locator('[data-map-state="ready"][data-idles]')
    .or(preview.getByText(en.map.unavailable))
    .or(preview.getByText(es.map.unavailable))
    .first()
    .waitFor({ timeout: 60_000 });
};

/** The page on which web editors build a frame, and what its guide shows. */
export const BUILDER: readonly State[] = [
  {
    name: 'builder',
    query: 'view=builder&route=02,05',
    sizes: [DESK, PHONE, TABLET],
    hasMap: false,
    act: waitForPreview,
  },
  {
    name: 'builder, departures of two stops',
    query: 'view=builder&mode=list&panels=departures&stop=0398,0339&size=300x200',
    sizes: [DESK],
    hasMap: false,
  },
  {
    name: 'builder, a stop outside the area, at a fixed size',
    isCore: true,
    query:
      'view=builder&route=03&stop=0398&center=43.62,-91.85&zoom=15&size=640x480&near=43.6,-91.9&title=Buses',
    sizes: [DESK, PHONE],
    hasMap: false,
    act: waitForPreview,
  },
  {
    name: 'builder in Spanish',
    query: 'view=builder&ui=es&lang=es&route=02,05&size=1200x800',
    sizes: [DESK, PHONE, TABLET],
    hasMap: false,
    act: waitForPreview,
  },
  {
    name: 'embed, late data',
    isOfMap: true,
    query: 'view=embed&route=02',
    sizes: [FRAME],
    isTimed: true,
    async act(page) {
      await waitForIdleMap(page);
      await page.route(/\/(v1|parking)\//, (route) => route.abort());
      await page.clock.runFor(60_000);
      await page
        .getByText(like(en.failures.stale(ANY, ANY, ANY)))
        .first()
        .waitFor();
    },
  },
  {
    name: 'builder, a list',
    query: 'view=builder&mode=list&size=320x500',
    sizes: RIDER,
    hasMap: false,
  },
];
