import { act, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { FavoriteButton } from '../../../src/features/favorites/card/FavoriteButton.tsx';
import {
  createFavorites,
  FavoritesContext,
  MAX_FAVORITES,
  useFavorites,
} from '../../../src/features/favorites/favorites.ts';
import { render } from '../../support/page/render.tsx';

const stop = (id: string) => ({ kind: 'stop', id, name: `Stop ${id}` }) as const;

/** `useFavorites` with the favorites stored in this browser. */
function renderFavorites() {
  const stored = createFavorites();
  return renderHook(() => useFavorites(), {
    wrapper: ({ children }) => <FavoritesContext value={stored}>{children}</FavoritesContext>,
  });
}

test('R6: favorites have a limit, the oldest are removed first, and none is listed twice', () => {
  const { result } = renderFavorites();
  for (let id = 0; id <= MAX_FAVORITES; id++) {
    act(() => result.current?.toggle(stop(String(id))));
  }
  expect(result.current?.all).toHaveLength(MAX_FAVORITES);
  expect(result.current?.has(stop('0'))).toBe(false);
  expect(result.current?.all[0]?.id).toBe(String(MAX_FAVORITES));
  act(() => result.current?.toggle(stop('7')));
  expect(result.current?.has(stop('7'))).toBe(false);
});

test('R6: a favorite stop gets the routes found later, and other stops are not stored', () => {
  const { result } = renderFavorites();
  act(() => result.current?.toggle(stop('1')));
  act(() => result.current?.mergeRoutes({ ...stop('1'), routes: ['03'] }));
  act(() => result.current?.mergeRoutes({ ...stop('1'), routes: ['07'] }));
  act(() => result.current?.mergeRoutes({ ...stop('2'), routes: ['07'] }));
  expect(createFavorites().get()).toEqual([{ ...stop('1'), routes: ['03', '07'] }]);
});

test('R6: a stored entry that cannot be read is dropped, the others are kept', () => {
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

test('R6: an audience that stores nothing has no favorite button', () => {
  render(<FavoriteButton favorite={stop('1')} />);
  expect(screen.queryByRole('button')).toBeNull();
});
