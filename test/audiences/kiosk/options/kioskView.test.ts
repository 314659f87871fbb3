import { expect, test } from 'vitest';

import { isOfLargeCity, kioskView } from '../../../../src/audiences/kiosk/options/kioskView.ts';
import { readBoardOptions } from '../../../../src/contract/board/board-options.ts';
import type { RouteSettings } from '../../../../src/contract/settings/settings.ts';

const routes = Array.from({ length: 40 }, (_, nth): RouteSettings => {
  const routeID = String(nth);
  return { routeID, name: routeID, color: '#123456', destinations: [] };
});

const shown = (query: string, count: number) => {
  const parameters = new URLSearchParams(query);
  const { options } = readBoardOptions(parameters);
  const settings = { routes: routes.slice(0, count) };
  const view = kioskView(parameters, options, settings);
  return [view.routes?.length ?? null, isOfLargeCity(options, settings)];
};

test.each([
  ['', 40, [40, true]],
  ['', 5, [5, false]],
  ['route=1,2', 40, [2, false]],
  ['stop=0100', 40, [0, false]],
  // The buses of so many routes would be too many requests.
  ['panels=buses,map', 40, [null, false]],
])(
  'Q24: a display with "%s" in a city of %i routes has the lines of all, and in a large one no buses',
  (query, count, expected) => {
    expect(shown(query, count)).toEqual(expected);
  },
);
