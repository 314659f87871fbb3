import { expect, test } from 'vitest';

import { createMapHealth } from '../../../src/map/health/map-health.ts';

/** What is reported in steps such as `drawn, fail style | recover style`; a bar divides what comes of both parts. */
function reportedIn(steps: string): string {
  const events: string[] = [];
  const health = createMapHealth({
    onFailure: (failure) => events.push(failure),
    onReady: () => events.push('ready'),
  });
  const failures = ['style', 'tiles', 'context-lost', 'worker', 'basemap-chunk'] as const;
  for (const step of steps.split(/, | (?=\|)|(?<=\|) /)) {
    const [name, cause] = step.split(' ');
    const failure = failures.find((one) => one === cause);
    if (name === '|') events.push('|');
    else if (name === 'drawn') health.drawn();
    else if (name === 'reportAgain') health.reportAgain();
    else if (failure === undefined) throw new Error(`no such step: ${step}`);
    else if (name === 'fail') health.fail(failure);
    else health.recover(failure);
  }
  return events.join(' ');
}

test('A25: failures of style and tiles are one failure, which ends when both are back', () => {
  const steps = 'drawn, fail tiles, fail style, fail tiles, recover tiles | recover style';
  expect(reportedIn(steps)).toBe('ready basemap | ready');
});

test('A22: a lost context and its end are each reported once', () => {
  const steps = 'drawn, fail context-lost, fail context-lost, drawn, drawn';
  expect(reportedIn(steps)).toBe('ready context-lost ready');
});

test('A25: a map that comes back without its basemap is not ready', () => {
  expect(reportedIn('fail style, drawn, fail context-lost, drawn')).toBe('basemap context-lost');
});

test('R25: after a manual retry a failure that persists is reported again', () => {
  const steps = 'drawn, fail style, reportAgain, fail style, fail style | recover style';
  expect(reportedIn(steps)).toBe('ready basemap basemap | ready');
});

test('R40: a worker that does not answer, before or after the map was drawn, is reported, and its recovery too', () => {
  const before = 'fail worker, drawn, fail worker | recover worker';
  expect(reportedIn(before)).toBe('worker | ready');
  expect(reportedIn('drawn, fail worker, recover worker')).toBe('ready worker ready');
});

test('R33: a basemap whose code could not be loaded stays a failure while the map is drawn without it', () => {
  const steps = 'fail basemap-chunk, drawn | recover basemap-chunk';
  expect(reportedIn(steps)).toBe('basemap-chunk | ready');
});
