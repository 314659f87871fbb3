import { cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { LotLegend } from '../../../../src/features/parking/list/LotLegend.tsx';
import { theSettings } from '../../../support/builders.ts';
import { render } from '../../../support/page/render.tsx';
import { en, es } from '../../../support/words/catalogs.ts';

const { parking } = en;

describe('the legend of lots', () => {
  test('C7: shows the ranges from the settings', () => {
    const { availability } = theSettings();
    const { legend } = parking;
    render(<LotLegend bands={availability} />);
    expect(screen.getByText(legend.upTo('4', '5%'))).toBeTruthy();
    expect(screen.getByText(legend.upTo('9', '20%'))).toBeTruthy();
    expect(screen.getByText(legend.from('10', '20%'))).toBeTruthy();
    cleanup();
    render(
      <LotLegend bands={{ few: { spots: 2, percent: 3 }, some: { spots: 6, percent: 15 } }} />,
    );
    expect(screen.getByText(legend.upTo('2', '3%'))).toBeTruthy();
    expect(screen.getByText(legend.from('7', '15%'))).toBeTruthy();
  });

  test('C7, C12: its heading is not the name of an order of the list', () => {
    for (const { sort, legend } of [parking, es.parking]) {
      expect(Object.values(sort)).not.toContain(legend.heading);
    }
  });

  test('C7: is collapsed at first', () => {
    render(<LotLegend bands={theSettings().availability} />);
    expect(screen.getByRole('group')).toHaveProperty('open', false);
  });
});
