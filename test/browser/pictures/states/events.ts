import type { Page } from '@playwright/test';

import { rows } from '../../support/screen.ts';
import { SIX_EVENTS, WITHOUT_EVENTS } from '../cities.ts';
import { NARROW, RIDER } from '../State.ts';
import type { State } from '../State.ts';
import { changeLots } from '../wire.ts';

const firstRow = (page: Page) => rows(page).first().getByRole('button').click();

/** The events on the timeline, in the list and on cards. Failed, missing and empty lists differ (C26). */
export const EVENTS: readonly State[] = [
  { name: 'events', query: 'panel=events', sizes: RIDER },
  { name: 'events in Spanish', query: 'panel=events&lang=es', sizes: RIDER },
  { name: 'events, narrow', query: 'panel=events', sizes: [NARROW] },
  { name: 'an event', isCore: true, query: 'panel=events', sizes: RIDER, act: firstRow },
  {
    name: 'an event without a parking window',
    query: 'panel=events',
    sizes: RIDER,
    act: (page) => rows(page).getByRole('button', { name: 'Volleyball' }).last().click(),
  },
  {
    name: 'six events on a day',
    isCore: true,
    query: 'panel=events',
    sizes: RIDER,
    source: SIX_EVENTS,
  },
  {
    name: 'an evening chosen among events',
    isCore: true,
    query: 'panel=events&at=2026-11-20T19:30',
    sizes: RIDER,
    source: SIX_EVENTS,
  },
  {
    name: 'a day without an event',
    query: 'panel=events&at=2026-11-25T19:30',
    sizes: RIDER,
  },
  {
    name: 'events, device in another time zone',
    query: 'panel=events',
    sizes: RIDER,
    timezoneId: 'Europe/Madrid',
  },
  {
    name: 'no event',
    query: 'panel=events',
    sizes: RIDER,
    source: WITHOUT_EVENTS,
  },
  {
    name: 'events that were not sent',
    query: 'panel=events',
    sizes: RIDER,
    before: (page) => changeLots(page, (lot) => [{ ...lot, specialEvents: undefined }]),
  },
  {
    name: 'unreadable events',
    query: 'panel=events',
    sizes: RIDER,
    before: (page) => changeLots(page, (lot) => [{ ...lot, specialEvents: 'soon' }]),
  },
  {
    name: 'some unreadable events',
    query: 'panel=events',
    sizes: RIDER,
    before: (page) =>
      changeLots(page, (lot, index) => [index < 2 ? { ...lot, specialEvents: 'soon' } : lot]),
  },
  {
    name: 'events, never loaded',
    isCore: true,
    query: 'panel=events',
    sizes: RIDER,
    without: /\/parking\//,
  },
];
