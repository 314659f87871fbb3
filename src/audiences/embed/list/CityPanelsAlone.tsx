import { CityScope } from '../CityScope.tsx';
import { CityPanels } from './CityPanels.tsx';
import type { CityPanelsProps } from './CityPanels.tsx';

/** The panels of a frame without a map, which reads the rest of the city only for them. */
export function CityPanelsAlone(props: CityPanelsProps) {
  return (
    <CityScope>
      <CityPanels {...props} />
    </CityScope>
  );
}
