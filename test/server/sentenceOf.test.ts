import { expect, test } from 'vitest';

import { createLog, errorFields, type LogEntry } from '../../src/server/log.ts';
import { sentenceOf } from '../../src/server/sentenceOf.ts';

test.each<[LogEntry, string]>([
  [
    { event: 'started', url: 'http://a', city: 'Port Linden', source: 'demo', build: 'x' },
    'Curbside shows Port Linden.',
  ],
  [{ event: 'feed imported', feed: 'a.zip', routes: 23 }, 'a.zip is imported: 23 routes.'],
  [
    { event: 'snapshot opened', feed: 'a.zip', imported: '2026-11-28' },
    'a.zip was imported on 2026-11-28. Curbside checks it for changes.',
  ],
  [{ event: 'feed report', line: 'Two stops have no name.' }, '  Two stops have no name.'],
  [
    { event: 'feed not read', feed: 'a.zip', reason: 'no answer within 10 s' },
    'Feed not read: a.zip: no answer within 10 s',
  ],
  [
    { event: 'lots left out', feed: 'lots.json', leftOut: { 'without a place': 2, 'far away': 1 } },
    'Lots left out: lots.json: without a place 2, far away 1',
  ],
  [
    { event: 'request', method: 'GET', path: '/', status: 500, milliseconds: 3 },
    'GET /: status 500 after 3 ms',
  ],
  [
    { event: 'learned times not saved', error: 'Error: no space', stack: 'Error\n  at a.ts' },
    'Learned times not saved: Error: no space',
  ],
  [
    { event: 'failed', error: 'TypeError: x is undefined', stack: 'TypeError\n  at a.ts' },
    'Failed: TypeError: x is undefined\nTypeError\n  at a.ts',
  ],
  [{ event: 'stopped' }, 'Stopped'],
])('S12: %j is a sentence on a terminal', (entry, sentence) => {
  expect(sentenceOf(entry)).toBe(sentence);
});

test('S11: no secret is in a sentence', () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line), ['top secret'], sentenceOf);
  log({ event: 'failed', ...errorFields(new Error('https://a.org/?key=123456 top secret')) });
  expect(lines.join('')).toMatch(/^Failed: Error: .*key=\[redacted\] \[redacted\]\n/);
  expect(lines.join('')).not.toMatch(/123456|top secret/);
});
