import { expect, test } from 'vitest';

import { createMapHealth } from '../../../src/map/health/map-health.ts';

function aHealth() {
  const events: string[] = [];
  const health = createMapHealth({
    onFailure: (failure) => events.push(failure),
    onReady: () => events.push('ready'),
  });
  return { health, events };
}

test('A25: failures of style and tiles are one failure, which ends when both are back', () => {
  const { health, events } = aHealth();
  health.drawn();
  health.fail('tiles');
  health.fail('style');
  health.fail('tiles');
  health.recover('tiles');
  expect(events).toEqual(['ready', 'basemap']);
  health.recover('style');
  expect(events).toEqual(['ready', 'basemap', 'ready']);
});

test('A22: a lost context and its end are each reported once', () => {
  const { health, events } = aHealth();
  health.drawn();
  health.fail('context-lost');
  health.fail('context-lost');
  health.drawn();
  health.drawn();
  expect(events).toEqual(['ready', 'context-lost', 'ready']);
});

test('A25: a map that comes back without its basemap is not ready', () => {
  const { health, events } = aHealth();
  health.fail('style');
  health.drawn();
  health.fail('context-lost');
  health.drawn();
  expect(events).toEqual(['basemap', 'context-lost']);
});

test('R25: after a manual retry a failure that persists is reported again', () => {
  const { health, events } = aHealth();
  health.drawn();
  health.fail('style');
  health.reportAgain();
  health.fail('style');
  health.fail('style');
  expect(events).toEqual(['ready', 'basemap', 'basemap']);
  health.recover('style');
  expect(events.at(-1)).toBe('ready');
});

test('R40: a drawn map whose worker does not answer is not ready until it does', () => {
  const { health, events } = aHealth();
  health.fail('worker');
  health.drawn();
  health.fail('worker');
  expect(events).toEqual(['worker']);
  health.recover('worker');
  expect(events).toEqual(['worker', 'ready']);
});

test('R40: a worker that stops answering after the map was drawn is reported, and its recovery too', () => {
  const { health, events } = aHealth();
  health.drawn();
  health.fail('worker');
  health.recover('worker');
  expect(events).toEqual(['ready', 'worker', 'ready']);
});

test('R33: a basemap whose code could not be loaded stays a failure while the map is drawn without it', () => {
  const { health, events } = aHealth();
  health.fail('basemap-chunk');
  health.drawn();
  expect(events).toEqual(['basemap-chunk']);
  health.recover('basemap-chunk');
  expect(events).toEqual(['basemap-chunk', 'ready']);
});
