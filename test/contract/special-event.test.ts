import fc from 'fast-check';
import { expect, test } from 'vitest';

import { eventKey } from '../../src/contract/special-event.ts';
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
