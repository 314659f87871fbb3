import { describe, expect, test } from 'vitest';

import { FileError } from '../../../src/feeds/FileError.ts';
import { readNotices } from '../../../src/feeds/notices/readNotices.ts';

const ZONE = 'America/Chicago';
const read = (text: string) => readNotices(new TextEncoder().encode(text), ZONE);
const json = (...rows: unknown[]) => read(JSON.stringify(rows));

describe('a file of notices', () => {
  test('N10: a table has the members of getalerts as columns, and a language after a text', () => {
    const { alerts, problems } = read(
      `alertID;header;header_es;description;effect;from;until;routes;stops;webUrl
snow;Snow;Nieve;"Buses may be
late.";SIGNIFICANT_DELAYS;2026-11-28 06:00;2026-11-29;03, 07;;https://city.example
stop;Stop closed;;;stop moved;;;;0100;`,
    );
    expect(problems).toEqual([]);
    expect(alerts).toEqual([
      {
        alertID: 'snow',
        header: { und: 'Snow', es: 'Nieve' },
        description: { und: 'Buses may be\nlate.' },
        effect: 'significant-delays',
        cause: 'unknown-cause',
        severity: 'unknown-severity',
        periods: [
          {
            from: Date.parse('2026-11-28T06:00-06:00'),
            until: Date.parse('2026-11-30T00:00-06:00'),
          },
        ],
        webUrl: 'https://city.example/',
        concerns: [{ routeID: '03' }, { routeID: '07' }],
      },
      expect.objectContaining({
        effect: 'stop-moved',
        periods: [{}],
        concerns: [{ stops: ['0100'] }],
      }),
    ]);
  });

  test('N10: JSON has the same members, and concerns as getalerts answers them', () => {
    const { alerts, problems } = json({
      header: { en: '<b>Snow</b>', es: 'Nieve' },
      severity: 'severe',
      periods: [{ from: '2026-11-28T06:00:00-06:00' }],
      concerns: [{ routeID: '03', stops: ['0100'] }],
    });
    expect(problems).toEqual([]);
    expect(alerts[0]).toMatchObject({
      header: { en: 'Snow', es: 'Nieve' },
      severity: 'severe',
      concerns: [{ routeID: '03', stops: ['0100'] }],
    });
    expect(alerts[0]?.alertID).not.toBe('');
    expect(read('{"alerts":[]}')).toMatchObject({ alerts: [], problems: [] });
  });

  test.each([
    ['2026-11-28', '2026-11-28T00:00-06:00'],
    ['2026-11-28 06:00', '2026-11-28T06:00-06:00'],
    ['2026-11-28T06:00:00', '2026-11-28T06:00-06:00'],
    ['2026-11-28 06:00Z', '2026-11-28T06:00Z'],
    ['2026-11-28 06:00 -05:00', '2026-11-28T06:00-05:00'],
    ['28.11.2026', null],
    ['11/28/2026', null],
  ])('N10: of the forms of a time, %s means %s', (from, instant) => {
    const [alert] = json({ header: 'Snow', from }).alerts;
    expect(alert?.periods[0]?.from ?? null).toBe(instant === null ? null : Date.parse(instant));
    expect(alert === undefined).toBe(instant === null);
  });

  test.each([
    [
      'an unknown effect',
      { header: 'Snow', effect: 'blizzard' },
      '"effect" is "blizzard", and not one of no-service',
    ],
    ['no header', { description: 'Snow' }, 'it has no "header"'],
    [
      'a time that can not be read',
      { header: 'Snow', from: 'Monday' },
      '"from" is no time such as 2026-11-28 06:00: Monday',
    ],
    [
      'an end before the start',
      { header: 'Snow', from: '2026-11-28', until: '2026-11-27' },
      '"until" is before "from"',
    ],
    ['a link that is none', { header: 'Snow', webUrl: 'javascript:x' }, '"webUrl" is no URL'],
    ['a member that has no meaning', { header: 'Snow', route: '03' }, 'it has no member "route"'],
  ])('N10: a row with %s is left out and named, and the others stay', (_what, row, words) => {
    const { alerts, problems } = json({ header: 'Fine' }, row);
    expect(alerts.map(({ header }) => header['und'])).toEqual(['Fine']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^Notice 2 is left out: /);
    expect(problems[0]).toContain(words);
  });

  test('N10: an ID that repeats is named', () => {
    const { alerts, problems } = json(
      { alertID: 'a', header: 'One' },
      { alertID: 'a', header: 'Two' },
    );
    expect(alerts).toHaveLength(1);
    expect(problems).toEqual(['Notice 2 is left out: the alertID "a" is there twice.']);
  });

  test.each([
    ['a web page', '<!doctype html>', 'web page'],
    ['damaged JSON', '[{"header":', 'brackets'],
    ['JSON without a list', '{"notices":1}', 'no list'],
    ['a table without the column', 'title,text\nSnow,x', '"header"'],
  ])('N10: %s is refused in words', (_what, text, words) => {
    expect(() => read(text)).toThrow(FileError);
    expect(() => read(text)).toThrow(words);
  });
});
