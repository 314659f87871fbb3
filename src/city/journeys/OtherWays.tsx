import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useIsRead } from '../reads/live/useIsRead.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import type { BikeWaysProps } from './by-bike/BikeWays.tsx';

const CarWays = lazyComponent(async () => (await import('./by-car/CarWays.tsx')).CarWays);
const BikeWays = lazyComponent(async () => (await import('./by-bike/BikeWays.tsx')).BikeWays);

interface OtherWaysProps extends BikeWaysProps {
  by: 'bike' | 'car';
}

/** The ways with a shared bike or by car, where the city has them. Who needs a ramp, or has a bike along, rents none. */
export function OtherWays({ by, now, ...asked }: OtherWaysProps) {
  const isRead = useIsRead();
  const { features } = useSettings();
  if (by === 'bike')
    return isRead('bikes') && asked.question.needs === undefined ? (
      <Optional>
        <BikeWays now={now} {...asked} />
      </Optional>
    ) : null;
  return features.parking ? (
    <Optional>
      <CarWays {...asked} />
    </Optional>
  ) : null;
}
