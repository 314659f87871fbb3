import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

const { byTime, closed } = en.alerts;

beforeEach(() => {
  stubIntersectionObserver();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

test.each([
  ['iPhone', 'Mozilla/5.0 (iPhone) Safari', 'a-key', closed.iPhone],
  ['browser without push', 'Mozilla/5.0 (X11) Firefox', 'a-key', closed.unsupported],
  ['city without push', 'Mozilla/5.0 (iPhone) Safari', undefined, byTime.howItWorks(false)],
])('K4: of a %s the choice of alerts says what works there, before one is set', async (...row) => {
  const [, userAgent, pushKey, sentence] = row;
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  renderRider({
    url: '/?route=03&stop=0100',
    settings: pushKey === undefined ? {} : { pushKey },
    source: { times: timesOf(() => [arrivalIn(12)]) },
  });
  fireEvent.click(await screen.findByRole('button', { name: byTime.heading }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(window.location.search).not.toContain('alert=');
});
