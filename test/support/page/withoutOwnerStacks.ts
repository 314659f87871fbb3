import * as React from 'react';

/**
 * Has React keep no stack of where each element is made, which only its development tools show: a twentieth of the time of
 * a page's tests. React itself keeps ten thousand of them a second, and no more.
 */
export function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}
