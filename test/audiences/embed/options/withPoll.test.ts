import { expect, test } from 'vitest';

import { withPoll } from '../../../../src/audiences/embed/options/withPoll.ts';
import { theSettings } from '../../../support/builders.ts';

test.each([
  [null, 10, 45],
  [2, 10, 45],
  [30, 30, 45],
  [60, 45, 60],
  [3600, 45, 225],
])(
  'R11: a frame with poll=%s polls less often, but not so seldom that its data looks late',
  (poll, vehiclesSeconds, lotsSeconds) => {
    expect(withPoll(theSettings(), poll).polling).toEqual({ vehiclesSeconds, lotsSeconds });
  },
);
