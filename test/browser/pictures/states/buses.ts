import type { Page } from '@playwright/test';

import { ANY, like, startingWith } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';
import { panel, rows } from '../../support/screen.ts';
import { EMPTY_CITY, MOVING_CITY } from '../cities.ts';
import { PHONE, RIDER } from '../State.ts';
import type { State } from '../State.ts';
import { fail, hold, minutesLater, noVehicles } from '../wire.ts';

const VEHICLES = /\/getvehicles/;

const firstRow = (page: Page) => rows(page).first().getByRole('button').click();

const feedLine = (page: Page) => page.locator('.feed-line');

/** The buses of the chosen routes, and each state of a feed (R11). */
export const BUSES: readonly State[] = [
  { name: 'buses', query: 'route=01,02&panel=buses', sizes: RIDER },
  {
    name: 'buses on the move',
    query: 'route=01&panel=buses',
    sizes: RIDER,
    source: MOVING_CITY,
    isTimed: true,
    async act(page) {
      await minutesLater(page, 0.2);
      await rows(page)
        .getByText(like(en.vehicles.headingToward(ANY)))
        .first()
        .waitFor();
    },
  },
  {
    name: 'buses, some of which match',
    isCore: true,
    query: 'route=02,05&panel=buses&needs=lift,bike',
    sizes: RIDER,
  },
  { name: 'a bus', isCore: true, query: 'route=01&panel=buses', sizes: RIDER, act: firstRow },
  {
    name: 'a bus that left',
    query: 'route=01&panel=buses',
    sizes: RIDER,
    isTimed: true,
    async act(page) {
      await firstRow(page);
      await noVehicles(page);
      await minutesLater(page, 0.2);
      await panel(page)
        .getByText(startingWith(en.vehicles.card.leftRoute('01', ANY)))
        .waitFor();
    },
  },
  {
    name: 'a followed bus',
    isOfMap: true,
    query: 'route=01&panel=buses',
    sizes: RIDER,
    async act(page) {
      await firstRow(page);
      await panel(page).getByRole('button', { name: en.follow.start }).click();
    },
  },
  {
    name: 'no bus, on the stops tab',
    isCore: true,
    query: 'route=01,02',
    sizes: RIDER,
    before: noVehicles,
    act: (page) => feedLine(page).waitFor(),
  },
  {
    name: 'buses never reached, low sheet, in Spanish',
    query: 'route=01,02&lang=es',
    sizes: [PHONE],
    without: VEHICLES,
    async act(page) {
      await feedLine(page).waitFor();
      await page.locator('.sheet__grip').click();
      await page.locator('.sheet__grip').click();
    },
  },
  {
    name: 'no bus',
    query: 'route=01&panel=buses',
    sizes: RIDER,
    source: EMPTY_CITY,
  },
  {
    name: 'buses, never reached',
    query: 'route=01&panel=buses',
    sizes: RIDER,
    without: VEHICLES,
  },
  {
    name: 'buses, no longer reachable',
    isCore: true,
    query: 'route=01&panel=buses',
    sizes: RIDER,
    isTimed: true,
    async act(page) {
      await fail(page, VEHICLES);
      await minutesLater(page, 1.2);
      await panel(page)
        .getByText(startingWith(en.vehicles.state.unreachable(en.failures.since(ANY), ANY)))
        .waitFor();
    },
  },
  {
    name: 'buses, delayed',
    query: 'route=01&panel=buses',
    sizes: RIDER,
    isTimed: true,
    async act(page) {
      await hold(page, VEHICLES);
      await minutesLater(page, 1.2);
      await panel(page)
        .getByText(
          startingWith(en.vehicles.state.delayed(ANY), en.vehicles.state.delayedHidden(ANY)),
        )
        .waitFor();
    },
  },
  {
    name: 'buses, frozen',
    query: 'route=01&panel=buses',
    sizes: RIDER,
    isTimed: true,
    async act(page) {
      const frozen = panel(page).getByText(startingWith(en.vehicles.state.frozen(ANY)));
      for (let poll = 0; poll < 4; poll += 1) {
        const answered = page.waitForResponse(VEHICLES);
        await minutesLater(page, 0.2);
        await answered;
      }
      await frozen.waitFor();
    },
  },
];
