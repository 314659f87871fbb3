// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { MapNotices } from '../../../src/city/map/MapNotices.tsx';
import { en } from '../../../src/lib/words/en.ts';
import type { MapFailure } from '../../../src/map/map-health.ts';
import { render } from '../../support/render.tsx';

afterEach(cleanup);

const heard = () => screen.getByRole('status').textContent;
const retryButton = () => screen.queryByRole('button', { name: 'Try again' });
const failed = (failure: MapFailure) => ({ failure, retry: () => {} });
const onRetry = () => {};

test.each([
  ['worker', en.map.codeFailed],
  ['resting', en.map.resting],
  ['basemap', en.map.basemapFailed],
] as const)(
  'R25: of %s it is seen and heard what is wrong, and another try is offered',
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
  'R25: of %s it is said what is wrong, and no try that would not help is offered',
  (failure, words) => {
    render(<MapNotices failed={failed(failure)} onRetry={onRetry} hint={undefined} />);
    expect(heard()).toBe(words);
    expect(retryButton()).toBeNull();
  },
);

test('R33: streets whose code is missing are said as such, and a reload is offered', () => {
  render(<MapNotices failed={failed('basemap-chunk')} onRetry={onRetry} hint={undefined} />);
  expect(heard()).toBe(en.map.basemapChunkFailed);
  expect(screen.getByRole('button', { name: en.page.reload })).toBeTruthy();
  expect(retryButton()).toBeNull();
});

test('R25: a try that fails again is told again, and what to do stands beside it', () => {
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

test('A6: a display says what is wrong and offers nothing to press', () => {
  render(<MapNotices failed={failed('resting')} hint={undefined} />);
  expect(screen.getByText(en.map.resting, { selector: 'p' })).toBeTruthy();
  expect(retryButton()).toBeNull();
});
