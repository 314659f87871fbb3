import { Badge } from './Badge.tsx';

interface BadgeLineProps {
  routeIDs: readonly string[];
  colorOf: (routeID: string) => string;
  text: string;
}

/** Badges of routes with a text that wraps beside them. Without routes, the text alone. */
export function BadgeLine({ routeIDs, colorOf, text }: BadgeLineProps) {
  if (routeIDs.length === 0) return text;
  return (
    <span className="badge-line">
      <span className="badge-line__badges">
        {routeIDs.map((routeID) => (
          <Badge key={routeID} routeID={routeID} fill={colorOf(routeID)} />
        ))}
      </span>{' '}
      <span>{text}</span>
    </span>
  );
}
