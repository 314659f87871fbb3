import { useMemo } from 'react';

import type { CarJourney } from '../../../contract/journeys/car-journeys.ts';
import { carKey, withoutDrive } from '../../../features/journeys/by-car/car-words.ts';
import { BackToCar, DriveSteps } from '../../../features/journeys/by-car/CarSteps.tsx';
import { listedAs } from '../../../features/journeys/journeyList.ts';
import { OpenJourney, type OpenJourneyProps } from '../OpenJourney.tsx';

export interface OpenCarWayProps extends Pick<
  OpenJourneyProps,
  'destination' | 'stateOf' | 'notices' | 'onSelect'
> {
  journey: CarJourney;
  /** Opens the way back to the car; missing where it can't be opened. */
  onBack: (() => void) | undefined;
}

/** The steps of the open way by car: the drive, the lot, the bus from there, and the last way back. */
export function OpenCarWay({ journey, onBack, ...ofOpen }: OpenCarWayProps) {
  const listed = useMemo(() => listedAs(carKey(journey), withoutDrive(journey)), [journey]);
  return (
    <>
      <DriveSteps journey={journey} />
      <OpenJourney listed={listed} drive={journey.legs[0]} {...ofOpen} />
      <BackToCar back={journey.back} onOpen={onBack} />
    </>
  );
}
