import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { NextDeparture, nextDepartureWords } from '../../../src/features/times/NextDeparture.tsx';
import { useLanguage } from '../../../src/ui/text/Language.tsx';
import { NOW, rowsOf, scheduled } from '../../support/departure-rows.ts';
import { render } from '../../support/page/render.tsx';

const LONG = 'Montreal - Kingston - Toronto';

function Next({ routeID }: { routeID: string }) {
  const [row] = rowsOf([scheduled('10:10:00', { routeID })]);
  if (row === undefined) throw new Error('no row');
  return (
    <NextDeparture words={nextDepartureWords(row, useLanguage('page'), NOW)} color="#1d5fbf" />
  );
}

test('Q4: a name without room at the end of a row gives way to the icon, and is in what is said', () => {
  const { container } = render(
    <>
      <Next routeID="194" />
      <Next routeID={LONG} />
    </>,
  );
  const badges = [...container.querySelectorAll('.badge')];
  expect(badges.map(({ textContent }) => textContent)).toEqual(['194', '']);
  expect(badges[1]?.querySelector('svg')).not.toBeNull();
  expect(screen.getByText(new RegExp(`^Route ${LONG}`))).toBeTruthy();
});
