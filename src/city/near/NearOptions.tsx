import { RadiusField } from '../../features/nearby/list/RadiusField.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useChangeView, usePageView } from '../../view/ViewContext.tsx';
import { DirectionsButton } from './DirectionsButton.tsx';

/**
 * Below the departures around a searched point: how far the search goes, and its end.
 *
 * @param meters how far it has looked
 */
export function NearOptions({ meters }: { meters: number }) {
  const { words } = useLanguage();
  const { radius, near } = usePageView();
  const changeView = useChangeView();
  return (
    <div className="near-panel__options">
      {near === null ? null : <DirectionsButton to={{ place: near, name: null }} />}
      <RadiusField
        radiusFeet={radius}
        usualMeters={meters}
        onChange={(feet) => changeView({ radius: feet })}
      />
      <Button variant="plain" onClick={() => changeView({ near: null, radius: null })}>
        {words.nearby.clear}
      </Button>
    </div>
  );
}
