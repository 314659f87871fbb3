import { routeLabel } from './route-name.ts';

interface OrderedRoute {
  readonly routeID: string;
  readonly label?: string | undefined;
  readonly sortOrder?: number | undefined;
}

/**
 * Sorts routes: those with a lower `sortOrder` first, those without one last, and otherwise by what people read as
 * their number.
 *
 * @param compare compares two numbers of routes
 */
export const byOrder =
  (compare: (a: string, b: string) => number) =>
  (a: OrderedRoute, b: OrderedRoute): number => {
    const [one, other] = [a, b].map(({ sortOrder = Number.MAX_VALUE }) => sortOrder);
    return (one ?? 0) - (other ?? 0) || compare(routeLabel(a), routeLabel(b));
  };
