import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { VehicleList } from '../../../../src/features/vehicles/list/VehicleList.tsx';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { en } from '../../../../src/lib/words/en/words.ts';
import { theSettings } from '../../../support/builders.ts';
import { busAt, feedOf } from '../../../support/feeds/feeds.ts';
import { render } from '../../../support/page/render.tsx';

const { staleness } = theSettings();

/** A route's feed, with a bus for each ID, which has a lift, has none, or does not say. */
function feedOfLifts(routeID: string, lifts: Readonly<Record<string, boolean | undefined>>) {
  const vehicles = Object.entries(lifts).map(([vehicleID, wheelChairLift], index) => ({
    ...busAt(50 * index),
    routeID,
    vehicleID,
    wheelChairLift,
  }));
  return {
    route: { routeID, name: routeID, color: '#0a5cc2' },
    read: { answer: feedOf({ at: monotonicNow() / 1000, vehicles }) },
  };
}

test('R15: the row of a bus that does not match a need says so', () => {
  const { unmet, notReported } = en.needs;
  const feeds = [feedOfLifts('03', { '001': true, '002': false, '003': undefined })];
  render(<VehicleList feeds={feeds} staleness={staleness} needs={['lift']} onSelect={() => {}} />);
  const rowText = (vehicleID: string) =>
    screen.getByRole('button', { name: new RegExp(vehicleID) }).textContent;
  expect(rowText('001')).not.toContain(unmet);
  expect(rowText('001')).not.toContain(notReported);
  expect(rowText('002')).toContain(unmet);
  expect(rowText('003')).toContain(notReported);
});

test('R15: what matches the filters is at the top: buses of a route, and routes', () => {
  const feeds = [
    feedOfLifts('03', { '001': false, '002': false }),
    feedOfLifts('05', { '003': false, '004': true }),
  ];
  const isDimmed = ({ wheelChairLift }: { wheelChairLift?: boolean | undefined }) =>
    wheelChairLift !== true;
  render(
    <VehicleList feeds={feeds} staleness={staleness} isDimmed={isDimmed} onSelect={() => {}} />,
  );
  const ids = screen.getAllByRole('listitem').map((row) => /\d{3}/.exec(row.textContent)?.[0]);
  expect(ids).toEqual(['004', '003', '001', '002']);
});
