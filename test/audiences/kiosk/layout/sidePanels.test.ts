import { expect, test } from 'vitest';

import { sidePanels } from '../../../../src/audiences/kiosk/layout/sidePanels.ts';

test('Q25: what has no room beside the departures is left out: events, then a map that would be too low, then lots', () => {
  const panels = ['lots', 'events', 'map'] as const;
  expect([0, 1, 2, 3].map((leftOut) => sidePanels(panels, false, leftOut))).toEqual([
    ['lots', 'events', 'map'],
    ['lots', 'map'],
    ['lots'],
    [],
  ]);
  // Lists that the address names stay, and turn pages.
  expect(sidePanels(panels, true, 3)).toEqual(['lots', 'events']);
});
