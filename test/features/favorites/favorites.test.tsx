// @vitest-environment jsdom
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import {
  createFavorites,
  FavoritesContext,
  MAX_FAVORITES,
  useFavorites,
} from '../../../src/features/favorites/favorites.ts';
import { FavoriteButton } from '../../../src/features/favorites/FavoriteButton.tsx';
import { render } from '../../support/render.tsx';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const stop = (id: string) => ({ kind: 'stop', id, name: `Stop ${id}` }) as const;

test('R6: favourites are bounded, the oldest go first, and each is there once', () => {
  const kept = createFavorites();
  const { result } = renderHook(() => useFavorites(), {
    wrapper: ({ children }) => <FavoritesContext value={kept}>{children}</FavoritesContext>,
  });
  for (let id = 0; id <= MAX_FAVORITES; id++) {
    act(() => result.current?.toggle(stop(String(id))));
  }
  expect(result.current?.all).toHaveLength(MAX_FAVORITES);
  expect(result.current?.has(stop('0'))).toBe(false);
  expect(result.current?.all[0]?.id).toBe(String(MAX_FAVORITES));
  act(() => result.current?.toggle(stop('7')));
  expect(result.current?.has(stop('7'))).toBe(false);
});

test('R6: of a kept stop the routes are learnt as they are found, and of another nothing is kept', () => {
  const kept = createFavorites();
  const { result } = renderHook(() => useFavorites(), {
    wrapper: ({ children }) => <FavoritesContext value={kept}>{children}</FavoritesContext>,
  });
  act(() => result.current?.toggle(stop('1')));
  act(() => result.current?.mergeRoutes({ ...stop('1'), routes: ['03'] }));
  act(() => result.current?.mergeRoutes({ ...stop('1'), routes: ['07'] }));
  act(() => result.current?.mergeRoutes({ ...stop('2'), routes: ['07'] }));
  expect(createFavorites().get()).toEqual([{ ...stop('1'), routes: ['03', '07'] }]);
});

test('R6: what is no favourite is dropped by itself', () => {
  window.localStorage.setItem(
    'curbside/1/favourites',
    JSON.stringify([stop('1'), { kind: 'bus', id: '1', name: 'x' }, null, stop('2')]),
  );
  expect(
    createFavorites()
      .get()
      .map(({ id }) => id),
  ).toEqual(['1', '2']);
});

test('R6: an audience that keeps nothing has no button for it', () => {
  render(<FavoriteButton favorite={stop('1')} />);
  expect(screen.queryByRole('button')).toBeNull();
});
