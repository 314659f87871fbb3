import type { ReactNode } from 'react';

import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Badge } from '../../../ui/panels/Badge.tsx';
import { Card } from '../../../ui/panels/Card.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { CityStop } from '../mergeStops.ts';

interface StopCardProps {
  stop: CityStop;
  colorOf: (routeID: string) => string;
  onNearby: (stop: CityStop) => void;
  onClose: () => void;
  /** More sections, such as the buses due here and the lots within a walk. */
  children?: ReactNode;
}

/** The card of a stop: its name and number, the chosen routes that serve it, and their destinations. */
export function StopCard({ stop, colorOf, onNearby, onClose, children }: StopCardProps) {
  const { words, formats } = useLanguage();
  return (
    <Card
      title={stop.intersection}
      subtitle={words.stops.stopID(stop.stopID)}
      closeLabel={words.page.back}
      onClose={onClose}
    >
      {stop.routes.length === 0 && stop.destinations.length === 0 ? null : (
        <p className="card__badges">
          {stop.routes.map((routeID) => (
            <Badge key={routeID} text={routeID} fill={colorOf(routeID)} />
          ))}
          {stop.destinations.length === 0 ? null : (
            <span>{words.stops.toward(formats.list(stop.destinations))}</span>
          )}
        </p>
      )}
      {children}
      <p>
        <Button onClick={() => onNearby(stop)}>
          <Icon name="walk" size={18} />
          {words.stop.nearby}
        </Button>
      </p>
    </Card>
  );
}
