import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { MapNotices } from '../../../src/city/map/MapNotices.tsx';
import type { MapFailure } from '../../../src/map/health/map-health.ts';
import { render } from '../../support/page/render.tsx';
import { en } from '../../support/words/catalogs.ts';

const heard = () => screen.getByRole('status').textContent;
const retryButton = () => screen.queryByRole('button', { name: en.page.retry });
const failed = (failure: MapFailure) => ({ failure, retry: () => {} });
const onRetry = () => {};

test.each([
  ['worker', en.map.codeFailed],
  ['resting', en.map.retryLater],
  ['basemap', en.map.basemapFailed],
] as const)(
  'R25: the map shows and announces the failure %s and offers a retry',
  (failure, words) => {
    render(<MapNotices failed={failed(failure)} onRetry={onRetry} hint={undefined} />);
    expect(screen.getByText(words, { selector: 'p' })).toBeTruthy();
    expect(heard()).toBe(words);
    expect(retryButton()).toBeTruthy();
  },
);

test.each([
  ['no-webgl', en.map.unavailable],
  ['context-lost', en.map.contextLost],
] as const)(
  'R25: the map announces the failure %s and offers no retry, which would not help',
  (failure, words) => {
    render(<MapNotices failed={failed(failure)} onRetry={onRetry} hint={undefined} />);
    expect(heard()).toBe(words);
    expect(retryButton()).toBeNull();
  },
);

test('R33: the map says that the streets’ script is missing and offers a reload', () => {
  render(<MapNotices failed={failed('basemap-chunk')} onRetry={onRetry} hint={undefined} />);
  expect(heard()).toBe(en.map.basemapChunkFailed);
  expect(screen.getByRole('button', { name: en.page.reload })).toBeTruthy();
  expect(retryButton()).toBeNull();
});

test('R25: a retry that fails is announced again, and the hint stays', () => {
  const again = failed('basemap');
  const { rerender } = render(<MapNotices failed={again} onRetry={onRetry} hint="Tap the map." />);
  rerender(
    <MapNotices failed={{ ...again, isRetrying: true }} onRetry={onRetry} hint="Tap the map." />,
  );
  expect(screen.getByText(en.map.retrying, { selector: 'p' })).toBeTruthy();
  rerender(<MapNotices failed={failed('basemap')} onRetry={onRetry} hint="Tap the map." />);
  expect(heard()).toBe(`${en.map.basemapFailed}${en.map.retrying}${en.map.basemapFailed}`);
  expect(screen.getByText('Tap the map.')).toBeTruthy();
});

test('A6: a display shows the failure without a button', () => {
  render(<MapNotices failed={failed('resting')} hint={undefined} />);
  expect(screen.getByText(en.map.retryLater, { selector: 'p' })).toBeTruthy();
  expect(retryButton()).toBeNull();
});

test('A25: a display says in a few words that streets are missing', () => {
  render(<MapNotices failed={failed('basemap')} hint={undefined} />);
  expect(heard()).toBe(en.map.noStreets);
  expect(en.map.noStreets.length).toBeLessThan(30);
});
