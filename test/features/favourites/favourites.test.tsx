// @vitest-environment jsdom
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import {
  createFavourites,
  FavouritesContext,
  MOST_FAVOURITES,
  useFavourites,
} from '../../../src/features/favourites/favourites.ts';
import { FavouriteButton } from '../../../src/features/favourites/FavouriteButton.tsx';
import { render } from '../../support/render.tsx';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const stop = (id: string) => ({ kind: 'stop', id, name: `Stop ${id}` }) as const;

test('R6: favourites are bounded, the oldest go first, and each is there once', () => {
  const kept = createFavourites();
  const { result } = renderHook(() => useFavourites(), {
    wrapper: ({ children }) => <FavouritesContext value={kept}>{children}</FavouritesContext>,
  });
  for (let id = 0; id <= MOST_FAVOURITES; id++) {
    act(() => result.current?.toggle(stop(String(id))));
  }
  expect(result.current?.all).toHaveLength(MOST_FAVOURITES);
  expect(result.current?.has(stop('0'))).toBe(false);
  expect(result.current?.all[0]?.id).toBe(String(MOST_FAVOURITES));
  act(() => result.current?.toggle(stop('7')));
  expect(result.current?.has(stop('7'))).toBe(false);
});

test('R6: of a kept stop the routes are learnt as they are found, and of another nothing is kept', () => {
  const kept = createFavourites();
  const { result } = renderHook(() => useFavourites(), {
    wrapper: ({ children }) => <FavouritesContext value={kept}>{children}</FavouritesContext>,
  });
  act(() => result.current?.toggle(stop('1')));
  act(() => result.current?.learn({ ...stop('1'), routes: ['03'] }));
  act(() => result.current?.learn({ ...stop('1'), routes: ['07'] }));
  act(() => result.current?.learn({ ...stop('2'), routes: ['07'] }));
  expect(createFavourites().get()).toEqual([{ ...stop('1'), routes: ['03', '07'] }]);
});

test('R6: what is no favourite is dropped by itself', () => {
  window.localStorage.setItem(
    'curbside/1/favourites',
    JSON.stringify([stop('1'), { kind: 'bus', id: '1', name: 'x' }, null, stop('2')]),
  );
  expect(
    createFavourites()
      .get()
      .map(({ id }) => id),
  ).toEqual(['1', '2']);
});

test('R6: an audience that keeps nothing has no button for it', () => {
  render(<FavouriteButton favourite={stop('1')} />);
  expect(screen.queryByRole('button')).toBeNull();
});
