import { expect, test } from 'vitest';

import { createLog, errorFields } from '../../src/server/log.ts';
import { OutageError } from '../../src/service/OutageError.ts';

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = [];
  write(createLog((line) => lines.push(line)));
  return lines;
}

test('S12: a log entry is one line of JSON with its time, and without a key', () => {
  const [line = ''] = linesOf((log) => log({ event: 'started', text: 'two\nlines?key=s3cret' }));
  expect(line).toMatch(/^[^\n]+\n$/);
  expect(JSON.parse(line)).toMatchObject({
    event: 'started',
    text: 'two\nlines?key=[redacted]',
    time: expect.stringMatching(/Z$/),
  });
});

test('S12: an outage is logged without its stack', () => {
  expect(errorFields(new OutageError('no vehicle feed is live'))).toEqual({
    error: 'no vehicle feed is live',
  });
});

test('S12: an error is logged with its cause and its stack', () => {
  const error = new Error('no feed', { cause: new Error('timed out') });
  expect(errorFields(error)).toMatchObject({
    error: 'Error: no feed (timed out)',
    stack: expect.any(String),
  });
  expect(errorFields('text')).toEqual({ error: 'text' });
});
