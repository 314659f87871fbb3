import { expect, test } from 'vitest';
import { createMapHealth } from '../../src/map/map-health.ts';

function aHealth() {
  const told: string[] = [];
  const health = createMapHealth({
    onFailure: (failure) => told.push(failure),
    onReady: () => told.push('ready'),
  });
  return { health, told };
}

test('A25: failures of style and tiles are one failure, which ends when both are back', () => {
  const { health, told } = aHealth();
  health.drawn();
  health.fail('tiles');
  health.fail('style');
  health.fail('tiles');
  health.recover('tiles');
  expect(told).toEqual(['ready', 'basemap']);
  health.recover('style');
  expect(told).toEqual(['ready', 'basemap', 'ready']);
});

test('A22: a lost context and its end are each reported once', () => {
  const { health, told } = aHealth();
  health.drawn();
  health.fail('context-lost');
  health.fail('context-lost');
  health.drawn();
  health.drawn();
  expect(told).toEqual(['ready', 'context-lost', 'ready']);
});

test('A25: a map that comes back without its basemap is not ready', () => {
  const { health, told } = aHealth();
  health.fail('style');
  health.drawn();
  health.fail('context-lost');
  health.drawn();
  expect(told).toEqual(['basemap', 'context-lost']);
});

test('R25: after a manual retry a failure that persists is reported again', () => {
  const { health, told } = aHealth();
  health.drawn();
  health.fail('style');
  health.reportAgain();
  health.fail('style');
  health.fail('style');
  expect(told).toEqual(['ready', 'basemap', 'basemap']);
  health.recover('style');
  expect(told.at(-1)).toBe('ready');
});

test('R40: a drawn map whose worker is silent is not ready until the worker answers', () => {
  const { health, told } = aHealth();
  health.fail('worker');
  health.drawn();
  health.fail('worker');
  expect(told).toEqual(['worker']);
  health.recover('worker');
  expect(told).toEqual(['worker', 'ready']);
});

test('R40: a worker that falls silent after the map was drawn is reported, and its recovery too', () => {
  const { health, told } = aHealth();
  health.drawn();
  health.fail('worker');
  health.recover('worker');
  expect(told).toEqual(['ready', 'worker', 'ready']);
});

test('R33: a basemap whose code could not be loaded stays a failure while the map is drawn without it', () => {
  const { health, told } = aHealth();
  health.fail('basemap-chunk');
  health.drawn();
  expect(told).toEqual(['basemap-chunk']);
  health.recover('basemap-chunk');
  expect(told).toEqual(['basemap-chunk', 'ready']);
});
