import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { LotExport } from '../../../../src/features/parking/list/LotExport.tsx';
import { listLots } from '../../../../src/features/parking/listLots.ts';
import { aLot, theSettings } from '../../../support/builders.ts';
import { eventually } from '../../../support/eventually.ts';
import { LIVE } from '../../../support/feeds/health.ts';
import { render } from '../../../support/page/render.tsx';

const lots = listLots([aLot()], {
  settings: theSettings(),
  health: LIVE,
  eventMarkOf: () => null,
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['CSV', 'parking.csv', 'text/csv;charset=utf-8'],
  ['GeoJSON', 'parking.geojson', 'application/geo+json;charset=utf-8'],
])('C36: the %s button saves the list as the file %s', async (label, name, type) => {
  const files: Blob[] = [];
  // jsdom has neither.
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return 'blob:lots';
    },
    revokeObjectURL: () => {},
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  render(<LotExport lots={lots} fetchedAt={0} />);
  fireEvent.click(screen.getByRole('button', { name: label }));
  await eventually(() => expect(saved).toEqual([name]));
  expect(files.map((file) => file.type)).toEqual([type]);
});
