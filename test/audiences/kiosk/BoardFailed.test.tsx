import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { BoardFailed } from '../../../src/audiences/kiosk/BoardFailed.tsx';
import { forgetReload } from '../../../src/audiences/kiosk/reload/guardedReload.ts';
import { useReloadAfterChunkFailure } from '../../../src/audiences/kiosk/reload/useReloadAfterChunkFailure.ts';
import { ChunkLoadError, importChunk } from '../../../src/lib/loading/ChunkLoadError.ts';
import { ErrorBoundary } from '../../../src/ui/loading/ErrorBoundary.tsx';
import { render } from '../../support/page/render.tsx';
import { en } from '../../support/words/catalogs.ts';

const reload = vi.fn<() => void>();
const PAGE = '<meta name="curbside-build" content="b1">';
let client = new QueryClient();

beforeEach(() => {
  vi.useFakeTimers();
  // React logs what an error boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('location', { href: 'http://display.test/', reload });
  vi.stubGlobal('fetch', async () => new Response(PAGE));
  reload.mockClear();
});
afterEach(() => {
  forgetReload();
});

function openedBy(type: 'navigate' | 'reload') {
  vi.stubGlobal('performance', {
    now: () => 60_000,
    getEntriesByType: (kind: string) => (kind === 'navigation' ? [{ type }] : []),
  });
}

/** Renders a board that throws `fault.error` until it is null. */
function aBoard(fault: { error: Error | null }) {
  const Lots = () => {
    if (fault.error !== null) throw fault.error;
    return <p>Twelve open</p>;
  };
  client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <ErrorBoundary
        fallback={(retry, error) => <BoardFailed part="Parking" retry={retry} error={error} />}
      >
        <Lots />
      </ErrorBoundary>
    </QueryClientProvider>,
  );
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('A33: a board that breaks says so and comes back by itself', async () => {
  const fault: { error: Error | null } = { error: new Error('a strange lot') };
  aBoard(fault);
  await pass(100);
  expect(screen.getByText(en.page.partFailed('Parking'))).toBeTruthy();
  fault.error = null;
  await pass(30);
  expect(screen.getByText('Twelve open')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('A33: a board that breaks comes back with the next data', async () => {
  const fault: { error: Error | null } = { error: new Error('a strange lot') };
  aBoard(fault);
  await pass(5);
  fault.error = null;
  expect(screen.queryByText('Twelve open')).toBeNull();
  act(() => void client.setQueryData(['parking', 'lots'], {}));
  expect(screen.getByText('Twelve open')).toBeTruthy();
});

function NotLoaded(): never {
  throw new ChunkLoadError('no module');
}

/** A display with a board whose code cannot be loaded. */
function Display() {
  useReloadAfterChunkFailure();
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary
        fallback={(retry, error) => <BoardFailed part="Parking" retry={retry} error={error} />}
      >
        <NotLoaded />
      </ErrorBoundary>
    </QueryClientProvider>
  );
}

const failToImport = () =>
  act(() => importChunk(() => Promise.reject(new TypeError('no module'))).catch(() => {}));

test.each([
  ['opened', 'navigate', 1],
  ['reloaded', 'reload', 0],
] as const)('A32: a display that was just %s and has no code reloads: %s', async (_, type, n) => {
  openedBy(type);
  render(<Display />);
  await failToImport();
  expect(
    screen.getByText(en.failures.part('Parking', en.failures.chunk), { selector: 'p' }),
  ).toBeTruthy();
  await pass(31);
  expect(reload).toHaveBeenCalledTimes(n);
});

test('R33: a display does not reload while the server cannot be reached', async () => {
  openedBy('navigate');
  const network = { isThere: false };
  vi.stubGlobal('fetch', async () => {
    if (!network.isThere) throw new TypeError('no network');
    return new Response(PAGE);
  });
  render(<Display />);
  await failToImport();
  await pass(600);
  expect(reload).not.toHaveBeenCalled();
  network.isThere = true;
  await pass(31);
  expect(reload).toHaveBeenCalledOnce();
});
