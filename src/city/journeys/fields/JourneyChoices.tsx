import { NEEDS_ON_THE_WAY } from '../../../contract/links/vehicle-needs.ts';
import { NeedsChips } from '../../../features/vehicles/list/NeedsChips.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { JourneyView } from '../../../view/journey-view.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';

interface JourneyChoicesProps {
  journey: JourneyView;
  /** Whether ways by car are known, which the rider may want first. */
  hasCar: boolean;
}

/** What ways are found by, beside their places and time: whether by car, and what the rider needs. */
export function JourneyChoices({ journey, hasCar }: JourneyChoicesProps) {
  const { journeys } = useLanguage().words;
  const { needs } = usePageView();
  const changeView = useChangeView();
  const { isByCar } = journey;
  const car = {
    label: journeys.byCar.heading,
    isPressed: isByCar,
    onPress: () => changeView({ journey: { ...journey, way: null, isByCar: !isByCar } }),
  };
  return (
    <NeedsChips
      legend={journeys.directions}
      before={hasCar ? [['car', car]] : []}
      needs={needs}
      among={NEEDS_ON_THE_WAY}
      onNeedsChange={(next) => changeView({ needs: next, journey: { ...journey, way: null } })}
    />
  );
}
