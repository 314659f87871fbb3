import { describe, expect, test } from 'vitest';

import { at, calendarIn, event, QUIZ, readOdd } from '../../support/feeds/calendars.ts';

describe('F18: repeated events', () => {
  test('F18: a line is unfolded before it is decoded, so a character may be cut', () => {
    const text = calendarIn(event(at('02T1900'), 'SUMMARY:Größe'));
    const cut = text.indexOf(0xb6);
    const bytes = Uint8Array.from([...text.slice(0, cut), 13, 10, 32, ...text.slice(cut)]);
    expect(readOdd(bytes).shown).toEqual(['12-02 19:00 0 h Größe']);
  });

  const from15 = (...lines: readonly string[]) =>
    event(
      'UID:q',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/Chicago:20261215T190000',
      ...lines,
    );

  test('F18: THISANDFUTURE moves and renames all that follow, but not what has a change of its own', () => {
    const moved = from15(at('16T2000'), 'DURATION:PT3H', 'SUMMARY:Late quiz');
    expect(readOdd(calendarIn(event(...QUIZ), moved)).shown).toEqual([
      '12-01 19:00 2 h Quiz',
      '12-08 19:00 2 h Quiz',
      '12-16 20:00 3 h Late quiz',
      '12-23 20:00 3 h Late quiz',
    ]);
    const own = event(
      'UID:q',
      'RECURRENCE-ID;TZID=America/Chicago:20261222T190000',
      at('24T1200'),
      'SUMMARY:Special',
    );
    expect(readOdd(calendarIn(event(...QUIZ), moved, own)).shown.at(-1)).toBe(
      '12-24 12:00 0 h Special',
    );
  });

  test('F18: THISANDFUTURE cancels all that follow, or goes on with a rule of its own', () => {
    const start = at('15T1900');
    expect(
      readOdd(calendarIn(event(...QUIZ), from15(start, 'STATUS:CANCELLED'))).shown,
    ).toHaveLength(2);
    const daily = from15(start, 'SUMMARY:Daily', 'RRULE:FREQ=DAILY;COUNT=2');
    expect(readOdd(calendarIn(event(...QUIZ), daily)).shown).toEqual([
      '12-01 19:00 2 h Quiz',
      '12-08 19:00 2 h Quiz',
      '12-15 19:00 0 h Daily',
      '12-16 19:00 0 h Daily',
    ]);
  });

  test('F18: RDATE may have periods, each with its own duration', () => {
    const bytes = calendarIn(
      event(
        at('02T1900'),
        'DURATION:PT2H',
        'SUMMARY:Tour',
        'RDATE;VALUE=PERIOD;TZID=America/Chicago:20261204T190000/PT3H,20261205T190000/20261205T230000',
        'RDATE:20261206T190000Z',
      ),
    );
    expect(readOdd(bytes).shown).toEqual([
      '12-02 19:00 2 h Tour',
      '12-04 19:00 3 h Tour',
      '12-05 19:00 4 h Tour',
      '12-06 13:00 2 h Tour',
    ]);
  });

  test.each([
    'FREQ=WEEKLY;COUNT=4;BYHOUR=19;BYMINUTE=0;BYSECOND=0',
    'FREQ=WEEKLY;COUNT=4;RSCALE=GREGORIAN;SKIP=OMIT',
    'FREQ=WEEKLY;COUNT=4;X-PART=1',
    'FREQ=WEEKLY;UNTIL=2026-12-22',
    'FREQ=WEEKLY;UNTIL=2026-12-22T19:00:00',
    'FREQ=WEEKLY;UNTIL=20261222T240000',
    'RRULE:FREQ=WEEKLY;COUNT=4',
  ])('F18: the rule %s is read', (rule) => {
    const shown = readOdd(calendarIn(event(...QUIZ))).shown;
    expect(readOdd(calendarIn(event(...QUIZ.slice(0, -1), `RRULE:${rule}`))).shown).toEqual(shown);
  });

  test.each([
    ['UNTIL=12/15/2026', '"12/15/2026", which is no date'],
    ['UNTIL=', '"", which is no date'],
    ['UNTIL=20261101', '"20261101", before it starts'],
    ['BYHOUR=20', '"BYHOUR=20", which is not supported'],
    ['RSCALE=HEBREW', '"RSCALE=HEBREW", which is not supported'],
  ])(
    'F18: the rule with %s leaves its event out by name, and never repeats for ever',
    (part, reason) => {
      const { shown, problems } = readOdd(
        calendarIn(event(...QUIZ.slice(0, -1), `RRULE:FREQ=WEEKLY;${part}`)),
      );
      expect(shown).toEqual([]);
      expect(problems).toEqual([expect.stringMatching(/^arena\.ics line 7, RRULE: Quiz repeats/)]);
      expect(problems[0]).toContain(reason);
    },
  );

  test('F18: midnight in UTC until which days repeat is a day, in the west too', () => {
    const days = event(
      'DTSTART;VALUE=DATE:20261201',
      'SUMMARY:A',
      'RRULE:FREQ=DAILY;UNTIL=20261203T000000Z',
    );
    expect(readOdd(calendarIn(days)).shown).toEqual(['12-01 A', '12-02 A', '12-03 A']);
  });

  test('F18: lines may end with CR CR LF, and a server’s warning may be before them', () => {
    const text = new TextDecoder().decode(
      calendarIn(event(at('02T1900'), 'DURATION:PT\r\n 2H', 'SUMMARY:A')),
    );
    const { shown, notes } = readOdd(
      new TextEncoder().encode(`<b>Warning</b>\n${text.replaceAll('\r\n', '\r\r\n')}`),
    );
    expect(shown).toEqual(['12-02 19:00 2 h A']);
    expect(notes).toEqual([
      'arena.ics line 1: "<b>Warning</b>" is before the calendar, and is not read.',
    ]);
  });

  test('F18: the 49th week and the 340th day of a year are found', () => {
    const days = (rule: string) =>
      readOdd(calendarIn(event('DTSTART;VALUE=DATE:20261204', 'SUMMARY:A', `RRULE:${rule}`))).shown;
    expect(days('FREQ=YEARLY;BYWEEKNO=49;BYDAY=SU')).toEqual(['12-04 A', '12-06 A']);
    expect(days('FREQ=YEARLY;BYYEARDAY=340')).toEqual(['12-04 A', '12-06 A']);
    expect(days('FREQ=YEARLY;BYWEEKNO=-1')).toEqual(['12-04 A', '01-01 A']);
  });
});
