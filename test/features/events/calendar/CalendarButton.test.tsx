import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { CalendarButton } from '../../../../src/features/events/calendar/CalendarButton.tsx';
import { groupEvents } from '../../../../src/features/events/groupEvents.ts';
import { aLot, anEvent, theSettings } from '../../../support/builders.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';

const NOW = Date.parse('2026-11-20T18:00Z');

test.each([
  ['Hockey: Lakers vs. Pines', 'Hockey-Lakers-vs-Pines.ics'],
  ['  Café, 2nd   night ', 'Cafe-2nd-night.ics'],
  [`${'Long '.repeat(20)}name`, `${'Long-'.repeat(12)}.ics`],
  ['花火大会', 'event.ics'],
])('C31: the calendar file of "%s" is %s, a name for every file system', (eventName, name) => {
  // jsdom has neither.
  Object.assign(URL, { createObjectURL: () => 'blob:event', revokeObjectURL: () => {} });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const lot = aLot({
    specialEvents: [anEvent({ eventName, eventDatetime: '2026-11-20T19:00:00' })],
  });
  const options = { now: NOW, timeZone: 'America/Chicago', policy: theSettings().events };
  const [event] = groupEvents([lot], options);
  if (event !== undefined) render(<CalendarButton event={event} now={NOW} />);
  fireEvent.click(screen.getByRole('button', { name: en.events.addToCalendar }));
  expect(saved).toEqual([name]);
});
