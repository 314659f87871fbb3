import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { en } from '../../../../src/lib/words/en.ts';
import { aLot } from '../../../support/builders.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubResizeObserver } from '../../../support/page/stubResizeObserver.ts';
import { ANY, like } from '../../../support/phrases.ts';

stubResizeObserver();

afterEach(cleanup);

const display = (query: string, lots: () => Promise<ReturnType<typeof aLot>[]>) =>
  renderRider({ audience: Kiosk, url: `/?view=kiosk&panels=lots&${query}`, source: { lots } });

test('A8: at a station, a lot has its walking distance and minutes', async () => {
  display('near=43.0770,-89.3830', async () => [aLot({ specialEvents: [] })]);
  expect(await screen.findByText(like(en.nearby.walk(ANY, ANY)))).toBeTruthy();
});

test('A51: the count is the only number of its row that stands out', async () => {
  display('', async () => [aLot({ specialEvents: [] })]);
  const count = await screen.findByText('301', { selector: 'strong' });
  expect(count.closest('li')?.querySelectorAll('strong')).toHaveLength(1);
});
