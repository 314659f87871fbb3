import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Embed } from '../../../src/audiences/embed/Embed.tsx';
import { en } from '../../../src/lib/words/en.ts';
import { renderRider } from '../../support/render-rider.tsx';
import { stubResizeObserver } from '../../support/stubResizeObserver.ts';

beforeEach(() => {
  stubResizeObserver();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (query: string) =>
  renderRider({ audience: Embed, url: `/?view=embed&route=03${query}` });
const button = async (name: string) => screen.findByRole('button', { name });

test('B29: the legend and the list of a frame are one tap away', async () => {
  open('');
  fireEvent.click(await button(en.layers.legend));
  expect(await screen.findByText(en.legend.stopSelected)).toBeTruthy();
  fireEvent.click(await button(en.frame.close));
  fireEvent.click(await button(en.frame.list));
  expect(await screen.findByRole('tab', { name: en.page.tabs.stops })).toBeTruthy();
});

test('B2, B29: mode=list shows the named lists alone, under the title of the URL as text', async () => {
  open('&mode=list&panels=stops,parking&title=<img src=x onerror=alert(1)>');
  expect(await screen.findByRole('tab', { name: en.page.tabs.parking })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: en.page.tabs.buses })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    '<img src=x onerror=alert(1)>',
  );
  expect(screen.queryByText(en.page.mapLoading)).toBeNull();
  expect(document.querySelector('img')).toBeNull();
});

test('B29: a frame without buttons keeps its link to the full map', async () => {
  open('&controls=none');
  expect(await screen.findByRole('link', { name: new RegExp(en.page.openFullMap) })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.frame.list })).toBeNull();
});
