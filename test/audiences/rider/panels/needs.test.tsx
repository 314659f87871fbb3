import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { aVehicle, anArrival } from '../../../support/builders.ts';
import { supply } from '../../../support/cities/supply.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { like } from '../../../support/phrases.ts';
import { timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

const source = {
  vehicles: async (routeID: string) =>
    routeID === '03'
      ? [aVehicle({ wheelChairLift: true }), aVehicle({ vehicleID: '943', wheelChairLift: false })]
      : [],
};
const isBack = (row: HTMLElement) => row.closest('.vehicle-list__row--dimmed') !== null;

test('R15: a need is in the URL, matching buses are counted, and the others are dimmed', async () => {
  renderRider({ url: '/?route=03&panel=buses', source });
  const panel = within(screen.getByRole('tabpanel'));
  const [first, other] = [
    await panel.findByRole('button', { name: like(en.vehicles.vehicleID('007')) }),
    await panel.findByRole('button', { name: like(en.vehicles.vehicleID('943')) }),
  ];
  expect([first, other].map(isBack)).toEqual([false, false]);
  await userEvent.click(panel.getByRole('button', { name: en.needs.lift }));
  expect(window.location.search).toContain('needs=lift');
  expect(panel.getByText(en.needs.match(1, '1', 2, '2'))).toBeTruthy();
  expect([first, other].map(isBack)).toEqual([false, true]);
});

test('R15: a link with needs opens with them', async () => {
  renderRider({ url: '/?route=03&panel=buses&needs=lift', source });
  const chip = await screen.findByRole('button', { name: en.needs.lift });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText(en.needs.match(1, '1', 2, '2'), { selector: 'p' })).toBeTruthy();
});

test('R15, Q1: near a point, what one needs opens from the line below its title, which then says what that is', async () => {
  const arrivals = supply(async () => ({
    arrivals: [anArrival(Date.now() + 4 * 60_000)],
    updatedAt: Date.now(),
  }));
  renderRider({ url: '/?near=43.0733673,-89.4014633', source: { times: { arrivals } } });
  const opener = await screen.findByRole('button', { name: en.needs.label });
  const head = opener.closest('header');
  expect(screen.queryByRole('group', { name: en.needs.label })).toBeNull();
  await userEvent.click(opener);
  const chips = await screen.findByRole('group', { name: en.needs.label });
  // Above the first departure, however long the list is.
  expect(head?.contains(chips)).toBe(true);
  await userEvent.click(within(chips).getByRole('button', { name: en.needs.bike }));
  expect(window.location.search).toContain('needs=bike');
  const named = { name: en.needs.bike, expanded: true };
  await userEvent.click(screen.getByRole('button', named));
  expect(screen.queryByRole('group', { name: en.needs.label })).toBeNull();
  expect(screen.getByRole('button', { ...named, expanded: false })).toBeTruthy();
});

test('W1: above the departures of a stop that wheelchairs can’t use, its card says so to riders who need it', async () => {
  const open = (needs: string) =>
    renderRider({
      url: `/?stop=0100${needs}`,
      source: { times: timesOf(() => [anArrival(Date.now() + 4 * 60_000)]) },
      middleware: async (request, service) => {
        const response = await service(request);
        if (!request.url.includes('getstoplocation')) return response;
        return Response.json({ ...(await response.json()), wheelChairAccessible: false });
      },
    });
  open('&needs=accessible');
  const lack = await screen.findByText(en.stop.notAccessible);
  const rows = await screen.findByRole('list', { name: en.page.tabs.departures });
  expect(lack.compareDocumentPosition(rows)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  cleanup();
  open('');
  const { card } = en.vehicles;
  expect(await screen.findByText(en.lists.labeled(en.needs.accessible, card.no))).toBeTruthy();
  expect(screen.queryByText(en.stop.notAccessible)).toBeNull();
});
