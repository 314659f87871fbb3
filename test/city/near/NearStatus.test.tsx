import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { NearStatus } from '../../../src/city/near/NearStatus.tsx';
import { live, NOW, rowsOf, scheduled } from '../../support/departure-rows.ts';
import { render } from '../../support/page/render.tsx';
import { en } from '../../support/words/catalogs.ts';

const { times } = en;
const BUS = live('10:10:00', '10:10:00');
const PLANNED = scheduled('10:10:00');

test.each([
  ['live, where a row is', BUS, false, times.live],
  ['live, where only one agency’s data is lost', BUS, true, times.live],
  ['without live data, where it is lost', PLANNED, true, times.unseen],
  ['neither, where none is expected', PLANNED, false, null],
])(
  'T7: the head of the departures near a point says that they are %s',
  (_what, bus, isLost, word) => {
    render(
      <p>
        <NearStatus
          groups={[{ rows: rowsOf([bus]).map((row) => ({ row, stopID: '0100' })) }]}
          now={NOW}
          isLiveLost={isLost}
        />
      </p>,
    );
    const text = screen.getByRole('paragraph').textContent;
    expect([times.live, times.unseen].filter((one) => text.includes(one))).toEqual(
      word === null ? [] : [word],
    );
  },
);
