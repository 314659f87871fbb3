import { afterEach, expect, test, vi } from 'vitest';

import { readTimetable } from '../../src/api/readTimetable.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['the service says so', '{"status":"-1","description":"There is no timetable"}'],
  ['a file server answers with a page', '<!doctype html><title>Not Found</title>'],
])('T19: a source has no timetable of a stop if %s', async (_, body) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status: 404 }));
  const template = 'https://city.example.org/timetables/{stopID}/{date}.json';
  await expect(readTimetable(template, { stopID: '1', date: '2026-11-20' })).resolves.toBeNull();
});
