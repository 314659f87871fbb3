import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { eventKey, SpecialEvent } from '../../src/contract/parking/special-event.ts';
import { viewFromUrl } from '../../src/view/viewFromUrl.ts';
import { anEvent } from '../support/builders.ts';

/** The event that a link selects. */
const linkedTo = (key: string) =>
  viewFromUrl(new URLSearchParams(new URLSearchParams({ event: key }).toString())).selection?.id;

test('C24: an event with the same time, name and venue is the same at each lot', () => {
  const event = anEvent();
  expect(eventKey({ ...event, webUrl: '', parkingStartDatetime: null })).toBe(eventKey(event));
  for (const other of [
    { eventName: 'Other' },
    { eventVenue: null },
    { eventDatetime: '2030-06-14T19:00:00' },
  ])
    expect(eventKey({ ...event, ...other })).not.toBe(eventKey(event));
});

test('R20, C24: a link to an event finds it, whatever its name is', () => {
  // One code unit more or less, so that the cut falls into a surrogate pair.
  for (const before of ['', 'x'])
    expect(linkedTo(eventKey(anEvent({ eventName: before + '🎉'.repeat(200) })))).toBe(
      eventKey(anEvent({ eventName: before + '🎉'.repeat(200) })),
    );
  // Whole characters and lone surrogates.
  const unit = fc.constantFrom('a', '|', ' ', '🎉', '\ud83c', '\udf89');
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1, maxLength: 400 }), (eventName) => {
      const key = eventKey(anEvent({ eventName }));
      expect(linkedTo(key)).toBe(key);
    }),
  );
});

test('C27: a field that isn’t text counts as missing, and does not remove the event', () => {
  for (const wrong of [true, {}, ['2026-11-20'], '', ' ', null, undefined]) {
    const wire = {
      eventName: ' Hockey ',
      eventVenue: wrong,
      webUrl: wrong,
      eventDatetime: wrong,
      parkingStartDatetime: wrong,
      parkingEndDatetime: wrong,
    };
    expect(z.decode(SpecialEvent, wire)).toEqual({
      eventName: 'Hockey',
      eventVenue: null,
      webUrl: '',
      eventDatetime: null,
      parkingStartDatetime: null,
      parkingEndDatetime: null,
    });
    expect(z.safeDecode(SpecialEvent, { ...wire, eventName: wrong }).success).toBe(false);
  }
});

test('C24, C27: a number is read as text, so that a date of the wrong type is still shown', () => {
  expect(z.decode(SpecialEvent, { eventName: 1984, eventDatetime: 20261120 })).toMatchObject({
    eventName: '1984',
    eventDatetime: '20261120',
  });
});
