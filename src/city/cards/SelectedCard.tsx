import type { Selection } from '../../view/view.ts';
import type { PanelProps } from './panel-props.ts';
import { SelectedEvent } from './SelectedEvent.tsx';
import { SelectedLot } from './SelectedLot.tsx';
import { SelectedStop } from './stop/SelectedStop.tsx';
import { SelectedVehicle } from './SelectedVehicle.tsx';

const CARDS = {
  stop: SelectedStop,
  vehicle: SelectedVehicle,
  lot: SelectedLot,
  event: SelectedEvent,
} satisfies Record<Selection['kind'], unknown>;

/** The card of the chosen thing, whatever it is. */
export function SelectedCard({ selection, ...panel }: PanelProps & { selection: Selection }) {
  const OneCard = CARDS[selection.kind];
  return (
    <OneCard
      {...panel}
      id={selection.id}
      onClose={() => panel.changeView({ selection: null }, 'close')}
    />
  );
}
