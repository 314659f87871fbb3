import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { JourneyEnd } from '../../view/journey-view.ts';
import { useChangeView, usePageView } from '../../view/ViewContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { journeyTo } from './journeyTo.ts';

interface DirectionsButtonProps {
  to: JourneyEnd;
  /** As in `journeyTo`; missing if one goes to no event. */
  visit?: Parameters<typeof journeyTo>[2];
  /** Whether it is a lot. */
  isByCar?: boolean;
}

/** Opens the ways to a place. Nothing in a city without timetables. */
export function DirectionsButton({ to, visit, isByCar }: DirectionsButtonProps) {
  const { words } = useLanguage();
  const { features } = useSettings();
  const view = usePageView();
  const changeView = useChangeView();
  if (features.times !== true) return null;
  return (
    <Button onClick={() => changeView(journeyTo(to, view, visit, isByCar), 'push')}>
      <Icon name="way" size={18} />
      {visit === undefined ? words.journeys.directions : words.journeys.event.go}
    </Button>
  );
}
