import { listedForms, splitFeedName } from './feed-id.ts';

/** A city's routes, and the names of its feeds if it has several, in the order of its settings. */
export interface ListedRoutes {
  readonly feeds?: readonly string[] | undefined;
  readonly routes: readonly { readonly routeID: string; readonly feed?: string | undefined }[];
}

/**
 * Returns a function from a routeID of a link, which may be from before the city had several feeds, to the city's
 * own; the same ID if the city has no such route.
 */
export function routeLister({ feeds = [], routes }: ListedRoutes): (routeID: string) => string {
  const feedByID = new Map(routes.map(({ routeID, feed }) => [routeID, feed]));
  return (id) => {
    const name = splitFeedName(id)?.name;
    const isListed = (form: string) =>
      form.length < id.length ? feedByID.get(form) === name : feedByID.has(form);
    return listedForms(id, feeds).find(isListed) ?? id;
  };
}
