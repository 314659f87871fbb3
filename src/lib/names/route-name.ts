interface NamedRoute {
  readonly routeID: string;
  readonly name: string;
  /** What people read instead of the routeID, if that is a technical ID. */
  readonly label?: string | undefined;
  readonly agency?: string | undefined;
  /** Whether a route of another agency has the same label. */
  readonly sharesLabel?: boolean | undefined;
}

/** Words for a route with and without a name. */
interface RouteWords {
  readonly name: (label: string, name: string) => string;
  readonly unnamed: (label: string) => string;
}

/** What people read as a route's number: its label, else its routeID. */
export const routeLabel = ({ routeID, label = routeID }: Omit<NamedRoute, 'name'>): string => label;

/** What stands on a route's badge. */
export interface BadgeText {
  readonly label: string;
  /** The agency where another one's route has the label too; else ''. */
  readonly agency: string;
}

export const badgeText = ({
  sharesLabel,
  agency = '',
  ...route
}: Omit<NamedRoute, 'name'>): BadgeText => ({
  label: routeLabel(route),
  agency: sharesLabel === true ? agency : '',
});

/** A function from a routeID to what stands on the route's badge; an unknown ID stays. */
export function badgesOf(
  routes: readonly Omit<NamedRoute, 'name'>[],
): (routeID: string) => BadgeText {
  const byID = new Map(routes.map((route) => [route.routeID, route]));
  return (routeID) => badgeText(byID.get(routeID) ?? { routeID });
}

/** A route's number in a sentence: "1 (North Transit)". */
export const labelInSentence = ({ label, agency }: BadgeText): string =>
  agency === '' ? label : `${label} (${agency})`;

/** A route's name where it says more than its label; empty if it would be said twice. */
export function nameBesideLabel(route: NamedRoute, words: Pick<RouteWords, 'unnamed'>): string {
  const { name } = route;
  const label = routeLabel(route);
  // A route that the settings do not list has a name made from its ID.
  const isSame = (text: string) => text.toLowerCase() === name.toLowerCase();
  return isSame(label) || isSame(words.unnamed(label)) ? '' : name;
}

/** A route with its number and its name, each once: "Route 7, Harbor", "Route Northern Line". */
export function fullRouteName(route: NamedRoute, words: RouteWords): string {
  const name = nameBesideLabel(route, words);
  const label = labelInSentence(badgeText(route));
  return name === '' ? words.unnamed(label) : words.name(label, name);
}
