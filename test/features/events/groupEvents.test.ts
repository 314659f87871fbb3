import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { ParkingLot } from '../../../src/contract/parking/parking-lot.ts';
import { LotsAnswer } from '../../../src/contract/parking/parking-lot.ts';
import { eventMark } from '../../../src/features/events/eventMark.ts';
import { eventsState } from '../../../src/features/events/eventsState.ts';
import { eventsAtLot, groupEvents } from '../../../src/features/events/groupEvents.ts';
import { aLot, anEvent, theSettings } from '../../support/builders.ts';

const NOW = Date.parse('2026-11-20T18:00:00-06:00');
const options = { now: NOW, timeZone: 'America/Chicago', policy: theSettings().events };

const unpublished = { parkingStartDatetime: null, parkingEndDatetime: null };
const at = (eventDatetime: string, eventName: string, more = {}) =>
  anEvent({ eventName, eventDatetime, ...unpublished, ...more });
const lot = (shortName: string, specialEvents: ParkingLot['specialEvents']) =>
  aLot({
    shortName,
    name: `Lot ${shortName}`,
    ...(specialEvents === undefined ? {} : { specialEvents }),
  });
const names = (lots: ParkingLot[]) => groupEvents(lots, options).map(({ eventName }) => eventName);

describe('the events at all lots', () => {
  test('C24: one event at six lots is one event', () => {
    const lots = ['6', '5', '4', '3', '2', '1'].map((name) => lot(name, [anEvent()]));
    const [event, ...others] = groupEvents(lots, options);
    expect(others).toEqual([]);
    expect(event?.lots.map((one) => one.lot.shortName).join('')).toBe('123456');
  });

  test.each([
    ['name', { eventName: 'Hockey' }],
    ['time', { eventDatetime: '2030-06-14T17:00:00' }],
    ['venue', { eventVenue: null }],
  ])('C24: an event with another %s is another event', (_what, other) => {
    expect(groupEvents([lot('1', [anEvent()]), lot('2', [anEvent(other)])], options)).toHaveLength(
      2,
    );
  });

  test('C24: a lot that lists an event twice is one lot of the event', () => {
    expect(groupEvents([lot('1', [anEvent(), anEvent()])], options)[0]?.lots).toHaveLength(1);
  });

  test('C24: are sorted by urgency and then by time, those without a readable date last', () => {
    const events = [
      at('TBD', 'someday'),
      at('2027-11-20T19:00:00', 'in a year'),
      at('2026-11-21T10:00:00', 'tomorrow'),
      at('2026-11-20T22:00:00', 'later today'),
      at('2026-11-20T20:00:00', 'this evening'),
      anEvent({
        eventName: 'soon',
        eventDatetime: '2026-11-20T20:00:00',
        parkingStartDatetime: '2026-11-20T19:00:00',
        parkingEndDatetime: '2026-11-20T23:00:00',
      }),
      anEvent({
        eventName: 'now',
        eventDatetime: '2026-11-20T18:30:00',
        parkingStartDatetime: '2026-11-20T17:00:00',
        parkingEndDatetime: '2026-11-20T23:00:00',
      }),
    ];
    expect(names([lot('1', events)]).join()).toBe(
      'now,this evening,soon,later today,tomorrow,in a year,someday',
    );
  });

  test('C24: include one that started two hours ago, but not seven hours ago', () => {
    const events = [at('2026-11-20T16:00:00', 'two'), at('2026-11-20T11:00:00', 'seven')];
    expect(names([lot('1', events)])).toEqual(['two']);
  });

  test('C24: are all listed, even forty of them', () => {
    const events = Array.from({ length: 40 }, (_, n) => at('2026-12-01T10:00:00', `Event ${n}`));
    expect(names([lot('1', events)])).toHaveLength(40);
  });

  test('C22: have the phase of the lot where parking starts first', () => {
    const early = anEvent({
      eventDatetime: '2026-11-20T20:00:00',
      parkingStartDatetime: '2026-11-20T17:00:00',
      parkingEndDatetime: '2026-11-20T23:00:00',
    });
    const late = { ...early, parkingStartDatetime: '2026-11-20T19:30:00' };
    const [event] = groupEvents([lot('1', [late]), lot('2', [early])], options);
    expect(event?.phase).toBe('now');
    expect(event?.lots.map(({ phase }) => phase)).toEqual(['soon', 'now']);
  });

  test('C27: an unreadable event does not remove its lot, nor an unreadable lot the others', () => {
    const good = z.encode(LotsAnswer, {
      lots: [lot('1', [anEvent()])],
      dropped: 0,
    }).lots;
    const bad = [
      { ...lot('2', undefined), specialEvents: [{ eventName: '' }, 7, null, anEvent()] },
      null,
      'a lot',
      { ...lot('3', undefined), specialEvents: 'none' },
    ];
    const answer = z.decode(LotsAnswer, { lots: [...bad, ...good] });
    expect(answer.lots.map(({ shortName }) => shortName)).toEqual(['2', '3', '1']);
    expect(groupEvents(answer.lots, options)[0]?.lots.map((one) => one.lot.shortName)).toEqual([
      '1',
      '2',
    ]);
  });
});

describe('the mark of a lot', () => {
  const published = (from: string, to: string) =>
    anEvent({
      eventName: from,
      eventDatetime: from,
      parkingStartDatetime: from,
      parkingEndDatetime: to,
    });

  test.each([
    ['now', published('2026-11-20T17:00:00', '2026-11-20T23:00:00')],
    ['soon', published('2026-11-20T19:00:00', '2026-11-20T23:00:00')],
    ['maybe-now', at('2026-11-20T19:00:00', 'Game')],
    ['today', at('2026-11-20T22:00:00', 'Game')],
    ['today', at('2026-11-20', 'Game')],
    [null, at('2026-11-21T22:00:00', 'Game')],
    [null, at('TBD', 'Game')],
  ])('C25: is %s with this event', (mark, event) => {
    expect(eventMark(lot('1', [event]), options)).toBe(mark);
  });

  test('C28: overlapping events are both listed, with one mark', () => {
    const overlapping = lot('1', [
      published('2026-11-20T19:00:00', '2026-11-20T23:00:00'),
      published('2026-11-20T17:00:00', '2026-11-20T20:00:00'),
    ]);
    expect(eventsAtLot(overlapping, options).map(({ phase }) => phase)).toEqual(['now', 'soon']);
    expect(eventMark(overlapping, options)).toBe('now');
  });

  test.each([undefined, null, []])('C26: is missing if the lot’s event list is %s', (list) => {
    expect(eventMark(lot('1', list), options)).toBeNull();
  });
});

describe('the state of the events', () => {
  test.each([
    ['absent', [lot('1', undefined), lot('2', undefined)]],
    ['none', [lot('1', []), lot('2', undefined)]],
    ['none', []],
    ['malformed', [lot('1', null), lot('2', null)]],
    ['listed', [lot('1', null), lot('2', [])]],
    ['listed', [lot('1', [anEvent()]), lot('2', undefined)]],
  ] as const)('C26: is “%s”', (kind, lots) => {
    expect(eventsState(lots).kind).toBe(kind);
  });

  test('C26: has the lots whose event list could not be read', () => {
    const state = eventsState([lot('1', null), lot('2', [anEvent()])]);
    expect(state).toMatchObject({ malformedAt: [{ name: 'Lot 1' }] });
  });
});
