import type { Page } from '@playwright/test';

import { rows } from '../../support/screen.ts';
import { barrie, hasBarrie } from '../barrie.ts';
import { DESK, PHONE, SMALL_PHONE } from '../State.ts';
import type { State } from '../State.ts';

const source = barrie(false);
const sizes = [DESK, PHONE, SMALL_PHONE] as const;

const firstRow = (page: Page) => rows(page).first().getByRole('button').click();

/** A real city from its GTFS feed: its long headsigns, names in capitals and route numbers with letters. */
export const BARRIE: readonly State[] = hasBarrie
  ? [
      { name: 'Barrie, first visit', query: '', source, sizes },
      { name: 'Barrie, stops of a route', query: 'route=8A', source, sizes },
      { name: 'Barrie, buses of two routes', query: 'route=8A,100&panel=buses', source, sizes },
      {
        name: 'Barrie, a bus',
        query: 'route=8A&panel=buses',
        source,
        sizes,
        act: firstRow,
      },
      {
        name: 'Barrie, its tile server does not answer',
        query: 'route=8A',
        source: barrie(true),
        sizes,
        without: /^https:/,
      },
    ]
  : [];
