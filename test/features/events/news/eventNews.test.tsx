import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { EventChange } from '../../../../src/api/feeds/lots/eventLog.ts';
import type { SpecialEvent } from '../../../../src/contract/parking/special-event.ts';
import { eventKey } from '../../../../src/contract/parking/special-event.ts';
import { groupEvents } from '../../../../src/features/events/groupEvents.ts';
import { EventList } from '../../../../src/features/events/list/EventList.tsx';
import { eventNews, movedEvent } from '../../../../src/features/events/news/eventNews.ts';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { anEvent, theSettings } from '../../../support/builders.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';
import { AFTERNOON, at, evening, game, read } from '../list/event-list.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(AFTERNOON);
});
const options = {
  now: AFTERNOON.getTime(),
  timeZone: 'America/Chicago',
  policy: theSettings().events,
};
const past = {
  eventDatetime: '2026-11-19T19:00:00',
  parkingStartDatetime: null,
  parkingEndDatetime: null,
};
const change = (kind: EventChange['kind'], event = game, more = {}): EventChange => ({
  kind,
  event,
  at: 1000,
  ...more,
});

describe('an open event that moves', () => {
  const on = (day: number) => ({ ...game, eventDatetime: `2026-11-${day}T19:00:00` });
  const moved = (from: SpecialEvent, to: SpecialEvent) => change('moved', to, { previous: from });
  const followed = (changes: EventChange[], event: SpecialEvent) =>
    movedEvent(changes, eventKey(event), options);

  test('C30: is found by its old key after several moves', () => {
    const changes = [moved(on(26), on(27)), moved(on(25), on(26))];
    expect(followed(changes, on(25))).toEqual({ key: eventKey(on(27)), previous: on(25) });
    expect(followed(changes, on(26))?.key).toBe(eventKey(on(27)));
  });

  test('C30: is not confused with other events or with the next event of its name', () => {
    expect(followed([moved(on(25), on(26))], on(24))).toBeNull();
    expect(followed([change('gone', on(25)), change('new', on(26))], on(25))).toBeNull();
    expect(followed([moved(on(18), on(27))], on(18)), 'the earlier event is over').toBeNull();
    expect(followed([moved(on(26), on(25)), moved(on(25), on(26))], on(25))).toBeNull();
  });
});

describe('the events that changed', () => {
  const newsOf = (changes: EventChange[], since = 0) => {
    const { arrived, removed: gone } = eventNews(changes, since, options);
    return { arrived: [...arrived.values()], gone: gone.map(({ eventName }) => eventName) };
  };

  test('C30: include only changes after the last look', () => {
    expect(newsOf([change('new')])).toEqual({ arrived: ['new'], gone: [] });
    expect(newsOf([change('new')], 1000)).toEqual({ arrived: [], gone: [] });
  });

  test('C30: do not include events that are over', () => {
    expect(newsOf([change('gone')]).gone).toEqual(['Tennis']);
    expect(newsOf([change('gone', anEvent(past))]).gone).toEqual([]);
  });

  test('C30: include an event that moved, but one that replaced an ended event is new', () => {
    const previous = { ...game, eventDatetime: '2026-11-21T19:00:00' };
    expect(newsOf([change('moved', game, { previous })]).arrived).toEqual([previous]);
    expect(newsOf([change('moved', game, { previous: { ...game, ...past } })]).arrived).toEqual([
      'new',
    ]);
  });

  test('C30: include only the latest change of an event', () => {
    expect(newsOf([change('gone'), change('new')])).toEqual({ arrived: [], gone: ['Tennis'] });
    expect(newsOf([change('new'), change('gone')])).toEqual({ arrived: ['new'], gone: [] });
  });
});

test('C30: the list marks new, moved and removed events', () => {
  const lots = [at('A', game, evening)];
  render(
    <EventList
      read={read(...lots)}
      events={groupEvents(lots, options)}
      lots={lots}
      news={{
        arrived: new Map<string, 'new' | SpecialEvent>([
          [eventKey(evening), 'new'],
          [eventKey(game), { ...game, eventDatetime: '2026-11-21T19:00:00' }],
        ]),
        removed: [anEvent({ eventName: 'Circus' })],
      }}
      now={options.now}
      onSelect={() => {}}
      onRetry={() => {}}
    />,
  );
  const { news, starts, dayAndTime, tomorrow } = en.events;
  const row = (name: RegExp) => screen.getByRole('button', { name });
  expect(row(/Hockey/).querySelector('.event-row__news')?.textContent).toBe(news.new);
  expect(row(/Tennis/).textContent).toContain(
    news.previously(starts(dayAndTime(tomorrow, '7:00 PM'))),
  );
  expect(screen.getByRole('heading', { name: news.removed })).toBeTruthy();
  expect(screen.getByText('Circus')).toBeTruthy();
});

test('C30: events count as seen when the rider leaves the list', async () => {
  // A module of its own: nobody has looked at the events of this page yet.
  const { useLastViewed } = await vi.importActual<{ useLastViewed: () => number }>(
    '../../../../src/features/events/news/useLastViewed.ts?first',
  );
  const looks: number[] = [];
  function Look() {
    looks.push(useLastViewed());
    return null;
  }
  vi.advanceTimersByTime(5000);
  const { unmount, rerender } = render(<Look />);
  vi.advanceTimersByTime(5000);
  rerender(<Look />);
  const left = monotonicNow();
  unmount();
  render(<Look />);
  expect(looks).toEqual([0, 0, left]);
});
