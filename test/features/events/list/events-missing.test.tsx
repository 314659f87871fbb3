import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { ApiError } from '../../../../src/api/ApiError.ts';
import { LotEvents } from '../../../../src/features/events/card/LotEvents.tsx';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { aLot, theSettings } from '../../../support/builders.ts';
import { eventually } from '../../../support/eventually.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';
import { AFTERNOON, List, at, game, read } from './event-list.tsx';

const settings = theSettings();

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(AFTERNOON);
});
const without = (name: string) => aLot({ name, shortName: name });
const page = () => document.body.textContent ?? '';

const { events: copy } = en;

describe('the events without an event to show', () => {
  test.each([
    ['is missing', [without('A')], copy.absent],
    ['is empty', [aLot({ specialEvents: [] })], copy.none],
    ['cannot be read', [aLot({ specialEvents: null })], copy.failed(en.failures.malformed)],
  ])('C26: says so if the list of events %s', (_, lots, text) => {
    render(<List read={read(...lots)} />);
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('C26: names the lots whose events could not be read, and shows the other events', () => {
    render(
      <List
        read={read(aLot({ name: 'Bad', shortName: 'b', specialEvents: null }), at('Good', game))}
      />,
    );
    expect(screen.getByText(copy.malformedAt('Bad'))).toBeTruthy();
    expect(screen.getByText('Tennis')).toBeTruthy();
    expect(page()).not.toContain(copy.none);
    expect(page()).not.toContain(copy.absent);
  });

  test('C26: a failed request does not look like an empty list', async () => {
    const failure = { error: new ApiError('unreachable', 'no'), since: monotonicNow() };
    render(<List read={{ failure }} />);
    const { failures } = en;
    expect(page()).toContain(failures.part(en.page.tabs.events, failures.unreachable));
    expect(page()).not.toContain(copy.none);
    expect(page()).not.toContain(copy.absent);
    cleanup();
    render(<List read={{ ...read(at('A', game)), failure }} />);
    const stale = failures.stale(en.page.tabs.events, failures.unreachable, '0 sec');
    await eventually(() => expect(page()).toContain(stale));
    expect(screen.getByText('Tennis')).toBeTruthy();
  });

  test.each([
    [undefined, copy.absent],
    [null, copy.failed(en.failures.malformed)],
    [[], copy.none],
  ])('C26: the card of a lot whose list of events is %s says so', (specialEvents, text) => {
    const { specialEvents: _, ...bare } = aLot();
    const lot = specialEvents === undefined ? bare : { ...bare, specialEvents };
    render(
      <LotEvents
        lot={lot}
        options={{ now: Date.now(), timeZone: 'America/Chicago', policy: settings.events }}
        onSelectEvent={() => {}}
      />,
    );
    expect(screen.getByText(text)).toBeTruthy();
  });
});
