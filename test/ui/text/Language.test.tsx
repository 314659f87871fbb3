// @vitest-environment jsdom
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { ChunkLoadError } from '../../../src/lib/ChunkLoadError.ts';
import { pageWords } from '../../../src/lib/words/en/pageWords.ts';
import { ErrorBoundary } from '../../../src/ui/loading/ErrorBoundary.tsx';
import { LanguageProvider, useLanguage, usePageLanguage } from '../../../src/ui/text/Language.tsx';

const spanish = vi.hoisted(() => {
  let load = () => {};
  const promise = new Promise<void>((resolve) => {
    load = resolve;
  });
  return { promise, load: () => load() };
});
vi.mock('../../../src/lib/words/es.ts', async (importOriginal) => {
  await spanish.promise;
  return importOriginal();
});
vi.mock('../../../src/lib/words/en.ts', () => {
  throw new Error('no network');
});

configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

const Frame = () => <p>{usePageLanguage().words.routes.heading}</p>;
const Part = () => <p>{useLanguage().words.follow.stop}</p>;

async function renderPart(lang: string) {
  const onError = vi.fn<(error: unknown) => void>();
  // React retries a part that suspended inside `act` only if `act` is awaited.
  await act(async () => {
    render(
      <LanguageProvider lang={lang} words={pageWords} units="feet" timeZone="America/Chicago">
        <Frame />
        <ErrorBoundary
          fallback={(_, error) => {
            onError(error);
            return <p>failed</p>;
          }}
        >
          <Suspense fallback={<p>waiting</p>}>
            <Part />
          </Suspense>
        </ErrorBoundary>
      </LanguageProvider>,
    );
  });
  return onError;
}

test('R23: a part shows its fallback until its words have loaded, and the frame does not wait', async () => {
  await renderPart('es');
  expect(screen.getByText('Routes')).toBeTruthy();
  expect(screen.getByText('waiting')).toBeTruthy();
  spanish.load();
  expect(await screen.findByText('Dejar de seguir')).toBeTruthy();
  expect(screen.queryByText('waiting')).toBeNull();
});

test('R33: if no words can be loaded, the part fails as a script that is missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onError = await renderPart('en');
  expect(await screen.findByText('failed')).toBeTruthy();
  expect(screen.getByText('Routes')).toBeTruthy();
  expect(onError.mock.lastCall?.[0]).toBeInstanceOf(ChunkLoadError);
});
