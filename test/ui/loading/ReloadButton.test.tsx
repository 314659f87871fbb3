import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { PartFailed } from '../../../src/audiences/PartFailed.tsx';
import { ChunkLoadError } from '../../../src/lib/loading/ChunkLoadError.ts';
import { ReadNotice } from '../../../src/ui/panels/ReadNotice.tsx';
import { eventually } from '../../support/eventually.ts';
import { render } from '../../support/page/render.tsx';
import { en, es } from '../../support/words/catalogs.ts';

const reload = vi.fn<() => void>();
const network = { isThere: true };
const requests: string[] = [];

beforeEach(() => {
  reload.mockClear();
  network.isThere = true;
  requests.length = 0;
  vi.stubGlobal('location', { href: 'http://city.test/', origin: 'http://city.test', reload });
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    requests.push(`${cache} ${url}`);
    if (!network.isThere) throw new TypeError('no network');
    return new Response('');
  });
});
test('R33: a read whose code could not be loaded says so and offers a reload instead of a retry', async () => {
  const failure = { error: { kind: 'chunk', message: '' } as const };
  render(<ReadNotice part="Buses" read={{ failure }} onRetry={() => {}} />);
  expect(screen.getByText(en.failures.part('Buses', en.failures.chunk))).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.page.retry })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: en.page.reload }));
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
});

test('R33: before the reload, the page downloads its scripts again, since any of them may be broken', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    performance.mark('http://city.test/assets/map.js'),
  ]);
  render(<PartFailed part="Map" error={new ChunkLoadError('broken')} retry={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: en.page.reload }));
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
  expect(requests).toEqual(['reload http://city.test/', 'reload http://city.test/assets/map.js']);
});

test('R33: when the server cannot be reached, the reload button says so and the page stays', async () => {
  network.isThere = false;
  render(<PartFailed part="Mapa" error={new ChunkLoadError('gone')} retry={() => {}} />, {
    lang: 'es',
  });
  expect(screen.getByText(es.failures.part('Mapa', es.failures.chunk))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: es.page.reload }));
  await eventually(() => expect(screen.getByRole('status').textContent).toBe(es.page.reloadFailed));
  expect(reload).not.toHaveBeenCalled();
  network.isThere = true;
  fireEvent.click(screen.getByRole('button', { name: es.page.reload }));
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
});
