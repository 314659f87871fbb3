import '../../../city/panels/panels.css';
import type { PanelProps } from '../../../city/cards/panel-props.ts';
import { SelectionPanel } from '../../../city/cards/SelectionPanel.tsx';
import { BusesPanel } from '../../../city/panels/BusesPanel.tsx';
import { EventsPanel } from '../../../city/panels/EventsPanel.tsx';
import { NearbyPanel } from '../../../city/panels/NearbyPanel.tsx';
import { ParkingPanel } from '../../../city/panels/ParkingPanel.tsx';
import type { Panel, Selection } from '../../../view/view.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { CityScope } from './CityScope.tsx';

interface CityPanelsProps extends PanelProps {
  panel: Panel;
  /** What a tap hit, if it hit several things. */
  tapHits: readonly Selection[];
  onClearTapHits: () => void;
}

function PanelOfCity({ panel, tapHits, onClearTapHits, onSelect, onHighlight }: CityPanelsProps) {
  const { selection } = usePageView();
  if (selection !== null || tapHits.length > 0) {
    return (
      <SelectionPanel
        tapHits={tapHits}
        onClearTapHits={onClearTapHits}
        onSelect={onSelect}
        onHighlight={onHighlight}
      />
    );
  }
  if (panel === 'buses') return <BusesPanel onSelect={onSelect} onHighlight={onHighlight} />;
  if (panel === 'parking') return <ParkingPanel onSelect={onSelect} onHighlight={onHighlight} />;
  if (panel === 'events') return <EventsPanel onSelect={onSelect} onHighlight={onHighlight} />;
  return (
    <NearbyPanel
      onSelect={({ stopID }) => onSelect({ kind: 'stop', id: stopID })}
      onHighlight={(stop) => onHighlight(stop === null ? null : { kind: 'stop', id: stop.stopID })}
    />
  );
}

/** The card of the selection, else every list but that of the stops, which needs less code. */
export function CityPanels(props: CityPanelsProps) {
  return (
    <CityScope>
      <PanelOfCity {...props} />
    </CityScope>
  );
}
