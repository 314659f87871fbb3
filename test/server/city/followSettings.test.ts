import { expect, test } from 'vitest';

import { followSettings } from '../../../src/server/city/followSettings.ts';
import { readSettingsFile } from '../../../src/server/settings/settings.ts';
import { smallSource } from '../../support/cities/small-source.ts';

test('R11: the page’s settings lack vehicles from when the source turns out to have none', () => {
  let mayHaveData = true;
  const settings = followSettings(
    readSettingsFile('public/curbside.json'),
    {
      ...smallSource(),
      vehicles: {
        read: async () => ({ value: [], reportedAt: 0 }),
        mayHaveData: () => mayHaveData,
      },
    },
    () => {},
  );
  const first = settings();
  expect(first.features.vehicles).toBe(true);
  expect(settings(), 'the same until something changes').toBe(first);
  mayHaveData = false;
  const second = settings();
  expect(second.features.vehicles).toBe(false);
  expect(settings()).toBe(second);
});
