import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { en } from '../../../../src/lib/words/en/words.ts';
import { recordAnnouncements } from '../../../support/page/recordAnnouncements.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, exactly, startingWith } from '../../../support/phrases.ts';
import { findWatchStrip, expectTitle, renderWithBus } from '../../../support/watch/watched-bus.tsx';

const words = en.alerts;
const QUIET_TITLE = exactly(en.page.title('Smallville'));

test('R16: a stop is watched from its card, is in the URL, and can be unwatched', async () => {
  const heard = recordAnnouncements();
  renderRider({ url: '/?route=03&stop=0100' });
  const watch = await screen.findByRole('button', { name: words.heading });
  await userEvent.click(watch);
  expect(window.location.search).toContain('watch=0100');
  const turnOff = screen.getByRole('button', { name: words.turnOff });
  expect(turnOff.hasAttribute('aria-pressed'), 'its name says what it does').toBe(false);
  await waitFor(() => expect(heard.join('\n')).toContain(words.added('University & Park')));
  expect(await within(await findWatchStrip()).findByText(words.noneNear)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: words.remove('University & Park') }));
  expect(screen.queryByRole('complementary', { name: words.part })).toBeNull();
  expect(window.location.search).not.toContain('watch=');
  await userEvent.click(screen.getByRole('button', { name: words.heading }));
  await userEvent.click(screen.getByRole('button', { name: words.turnOff }));
  expect(window.location.search).not.toContain('watch=');
  await waitFor(() => expect(heard).toContain(words.turnedOff('University & Park')));
});

test('R16: at a stop with several destinations one can be chosen', async () => {
  renderRider({ url: '/?route=03,07&stop=0100' });
  const choice = await screen.findByRole('button', { name: words.toward('West Transfer Point') });
  await userEvent.click(choice);
  expect(choice.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: words.anyDestination, pressed: false })).toBeTruthy();
  expect(window.location.search).toContain('watch=0100%7EWest+Transfer+Point');
  expect(
    within(await findWatchStrip()).getByText(en.stops.toward('West Transfer Point')),
  ).toBeTruthy();
});

test('R16: a bus whose next stop is the watched one is in the strip and the title, and is announced once', async () => {
  const heard = recordAnnouncements();
  const bus = renderWithBus('/?route=03&watch=0100');
  expect(await within(await findWatchStrip()).findByText(words.noneNear)).toBeTruthy();
  await expectTitle(QUIET_TITLE);
  bus.goTo('PARK at UNIVERSITY');
  const sentence = words.next(
    en.vehicles.onRoute('007', '03', 'East Transfer Point'),
    'University & Park',
  );
  expect(
    await within(await findWatchStrip()).findByRole('button', { name: sentence }),
  ).toBeTruthy();
  await expectTitle(
    exactly(`${words.title('03', 'University & Park')} · ${en.page.title('Smallville')}`),
  );
  await waitFor(() => expect(heard).toContain(sentence));
  await bus.polls(2);
  expect(heard.filter((one) => one === sentence)).toHaveLength(1);
  bus.goTo('Somewhere else');
  expect(await within(await findWatchStrip()).findByText(words.noneNear)).toBeTruthy();
  await expectTitle(QUIET_TITLE);
});

test('R16: a watched stop on no chosen route is shown by its name', async () => {
  renderRider({ url: '/?route=22&watch=0100' });
  const name = await within(await findWatchStrip()).findByRole('button', {
    name: 'University & Park',
  });
  expect(name).toBeTruthy();
  expect(screen.getByRole('button', { name: words.remove('University & Park') })).toBeTruthy();
});

test('R16: an alert leads to its bus', async () => {
  renderWithBus('/?route=03&watch=0100', 'University & Park');
  await userEvent.click(
    await within(await findWatchStrip()).findByRole('button', {
      name: startingWith(en.vehicles.onRoute('007', '03', ANY)),
    }),
  );
  expect(await screen.findByRole('heading', { name: en.vehicles.vehicleID('007') })).toBeTruthy();
});

test('R16: only the switch asks for permission to notify, and the page says when it is denied', async () => {
  const requestPermission = vi.fn<() => Promise<string>>(async () => 'denied');
  vi.stubGlobal('Notification', { requestPermission });
  renderWithBus('/?route=03&watch=0100', 'University & Park');
  const ask = await within(await findWatchStrip()).findByRole('checkbox', { name: words.notify });
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(ask);
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(words.notifyDenied)).toBeTruthy();
  expect(ask).toHaveProperty('checked', false);
});

test('R16: a browser without notifications, as on an iPhone, offers none', async () => {
  expect(window).not.toHaveProperty('Notification');
  renderWithBus('/?route=03&watch=0100', 'University & Park');
  const strip = within(await findWatchStrip());
  expect(
    await strip.findByRole('button', { name: words.remove('University & Park') }),
  ).toBeTruthy();
  expect(strip.queryByRole('checkbox')).toBeNull();
});

/** A browser that allows notifications to a rider who looks elsewhere. Returns those that were shown. */
function allowNotifications() {
  const shown: { body: string; tag: string }[] = [];
  class Notification extends EventTarget {
    static async requestPermission() {
      return 'granted';
    }
    constructor(_title: string, options: { body: string; tag: string }) {
      super();
      shown.push(options);
    }
  }
  vi.stubGlobal('Notification', Notification);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  return shown;
}

test('R16: a rider who turned notifications on and looks elsewhere gets one for each bus', async () => {
  const shown = allowNotifications();
  const bus = renderWithBus('/?route=03&watch=0100', 'Somewhere else', ['007', '008']);
  const ask = await within(await findWatchStrip()).findByRole('checkbox', { name: words.notify });
  await userEvent.click(ask);
  await waitFor(() => expect(ask).toHaveProperty('checked', true));
  bus.goTo('University & Park');
  await waitFor(() => expect(shown).toHaveLength(2));
  await bus.polls(2);
  expect(shown).toHaveLength(2);
  expect(new Set(shown.map(({ tag }) => tag)).size).toBe(2);
  expect(shown[0]?.body).toContain(
    words.next(en.vehicles.onRoute('007', '03', 'East Transfer Point'), 'University & Park'),
  );
});
