import * as react from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Spares React the stack of each element that it creates, which took a twentieth of the time of the component tests.
 * React counts them here, takes no more than ten thousand in a second, and warns without them from then on.
 */
export function quickenElements(): void {
  const internals: unknown = Reflect.get(react, INTERNALS);
  if (typeof internals !== 'object' || internals === null) throw new Error('React has changed');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set() {},
  });
}
