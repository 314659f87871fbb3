// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { ApiError } from '../../../../src/api/ApiError.ts';
import { LotEvents } from '../../../../src/features/events/card/LotEvents.tsx';
import { aLot, theSettings } from '../../../support/builders.ts';
import { render } from '../../../support/render.tsx';
import { AFTERNOON, List, at, game, read } from './event-list.tsx';

const settings = theSettings();

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(AFTERNOON);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const without = (name: string) => aLot({ name, shortName: name });
const page = () => document.body.textContent ?? '';

describe('where there are no events to show', () => {
  test.each([
    [
      'asked for and absent',
      [without('A')],
      'No events listed: the service sent no list of events.',
    ],
    ['an empty list', [aLot({ specialEvents: [] })], 'No events listed.'],
    [
      'malformed',
      [aLot({ specialEvents: null })],
      'Events could not be loaded: what the service sent could not be read.',
    ],
  ])('C26: %s has its own words', (_, lots, text) => {
    render(<List read={read(...lots)} />);
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('C26: names the lots whose events could not be read, and shows the others’', () => {
    render(
      <List
        read={read(aLot({ name: 'Bad', shortName: 'b', specialEvents: null }), at('Good', game))}
      />,
    );
    expect(screen.getByText(/Events could not be loaded for Bad/)).toBeTruthy();
    expect(screen.getByText('Tennis')).toBeTruthy();
    expect(screen.queryByText(/No events listed/)).toBeNull();
  });

  test('C26: a failed request is no empty list', () => {
    const failure = { error: new ApiError('unreachable', 'no'), since: monotonicNow() };
    render(<List read={{ failure }} />);
    expect(page()).toContain('Events could not be loaded: no answer from the service.');
    expect(page()).not.toContain('No events listed');
    cleanup();
    render(<List read={{ ...read(at('A', game)), failure }} />);
    expect(page()).toContain('could not be refreshed');
    expect(screen.getByText('Tennis')).toBeTruthy();
  });

  test.each([
    [undefined, 'No events listed: the service sent no list of events.'],
    [null, 'Events could not be loaded: what the service sent could not be read.'],
    [[], 'No events listed.'],
  ])('C26: the card of a lot whose list is %s says so', (specialEvents, text) => {
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
