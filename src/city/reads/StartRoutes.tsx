import { useStartRoutes } from './useStartRoutes.ts';

/** Finds the routes that a large city's page starts with. Only such a page loads its code. */
export function StartRoutes() {
  useStartRoutes();
  return null;
}
