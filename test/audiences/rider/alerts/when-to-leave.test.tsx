import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { NOON } from '../../../support/cities/small-source.ts';
import { mockGeolocation } from '../../../support/page/mockGeolocation.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

const { byTime } = en.alerts;

afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

test('Q13b: "When to leave" asks for the location when it is chosen, before a bus is', async () => {
  stubIntersectionObserver();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
  mockGeolocation({ lat: 43.08049, lon: -89.40141 });
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
  renderRider({
    url: '/?route=03&stop=0100',
    source: { times: timesOf(() => [arrivalIn(14, { basis: 'reported' })]) },
  });
  fireEvent.click(await screen.findByRole('button', { name: byTime.heading }));
  const when = await screen.findByRole('combobox', { name: byTime.when });
  expect(asked).not.toHaveBeenCalled();
  fireEvent.change(when, { target: { value: 'here' } });
  expect(asked).toHaveBeenCalledTimes(1);
});
