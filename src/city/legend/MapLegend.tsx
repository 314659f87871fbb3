import '../../ui/controls/Button.css';
import './MapLegend.css';
import { Fragment, type ReactNode } from 'react';

import type { KnownRoute } from '../../api/RouteRead.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { type AddedName, isAdded } from '../../contract/subjects.ts';
import { SearchAreaMark } from '../../features/nearby/legend/SearchAreaMark.tsx';
import { LotMarkerLegend } from '../../features/parking/legend/LotMarkerLegend.tsx';
import { RouteLineMark } from '../../features/stops/legend/RouteLineMark.tsx';
import { StopMark } from '../../features/stops/StopMark.tsx';
import { TetherMark } from '../../features/vehicles/legend/TetherMark.tsx';
import { VehicleMark } from '../../features/vehicles/VehicleMark.tsx';
import type { Theme } from '../../lib/colors/theme.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { isSupported } from '../../view/supportedView.ts';
import { type LayerName, LAYERS } from '../../view/view.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { addedSigns } from '../addedSigns.tsx';

/** A route that is shown; the examples have its number, its color and its kind of line. */
export type LegendExample = Pick<KnownRoute, 'routeID' | 'color' | 'schematicLine'>;

interface MapLegendProps {
  features: Settings['features'];
  bands: Settings['availability'];
  theme: Theme;
  example: LegendExample;
  /** Whether it is open at first. */
  isOpen?: boolean;
}

/** Northeast: a turned arrow is easier to recognize than one that points up. */
const HEADING = 45;

interface LegendSectionProps {
  name: string;
  signs: readonly (readonly [mark: ReactNode, meaning: string])[];
}

function LegendSection({ name, signs }: LegendSectionProps) {
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <ul aria-label={name}>
        {signs.map(([mark, meaning]) => (
          <li key={meaning}>
            <span className="map-legend__mark">{mark}</span>
            <span className="map-legend__label">{meaning}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What each map symbol means, drawn as on the map. Those of an added subject are left out while its layer is hidden. */
export function MapLegend({
  features,
  bands,
  theme,
  example: { routeID, color, schematicLine },
  isOpen = true,
}: MapLegendProps) {
  const { words, badgeOf } = useLanguage();
  const { legend } = words;
  const { hidden } = usePageView();
  const isSchematic = schematicLine !== undefined;
  const bus = { color, label: badgeOf(routeID).label.slice(0, 2), scale: 1 };
  const sections = {
    stops: (
      <LegendSection
        name={words.layers.stops}
        signs={[
          [<StopMark key="stop" color={color} />, legend.stop],
          [<StopMark key="chosen" color={color} isMarked />, legend.stopSelected],
          [
            <RouteLineMark key="line" color={color} isSchematic={isSchematic} />,
            isSchematic ? legend.schematicLine : legend.routeLine,
          ],
          [<SearchAreaMark key="searched" />, legend.searched],
        ]}
      />
    ),
    vehicles: (
      <LegendSection
        name={words.layers.vehicles}
        signs={[
          [<VehicleMark key="bus" {...bus} heading={HEADING} />, legend.bus],
          [<VehicleMark key="still" {...bus} heading={null} />, legend.busNoHeading],
          [
            <VehicleMark key="back" {...bus} heading={HEADING} variant="dimmed" />,
            legend.busDimmed,
          ],
          [<VehicleMark key="old" {...bus} heading={HEADING} variant="faded" />, legend.busFaded],
          [
            <VehicleMark key="chosen" {...bus} heading={HEADING} variant="chosen" />,
            legend.busSelected,
          ],
          [<TetherMark key="tether" />, legend.tether],
        ]}
      />
    ),
    lots: <LotMarkerLegend bands={bands} theme={theme} />,
  } satisfies Record<Exclude<LayerName, AddedName>, ReactNode>;
  return (
    <details className="map-legend" open={isOpen}>
      <summary className="disclosure">{words.layers.legend}</summary>
      {LAYERS.filter(
        (layer) => isSupported(layer, features) && !(isAdded(layer) && hidden.includes(layer)),
      ).map((layer) => (
        <Fragment key={layer}>
          {isAdded(layer) ? (
            <LegendSection name={words.layers[layer]} signs={addedSigns(layer, words)} />
          ) : (
            sections[layer]
          )}
        </Fragment>
      ))}
    </details>
  );
}
