import { type AddedKind, isOfAdded, type SelectionKind } from '../../contract/subjects.ts';
import type { Selection } from '../../view/view.ts';
import { useChangeView } from '../../view/ViewContext.tsx';
import { ADDED_THINGS } from '../parts.ts';
import type { SelectedCardProps } from './selected-card-props.ts';
import { SelectedEvent } from './SelectedEvent.tsx';
import { SelectedLot } from './SelectedLot.tsx';
import { SelectedTrip } from './SelectedTrip.tsx';
import { SelectedVehicle } from './SelectedVehicle.tsx';
import { SelectedStop } from './stop/SelectedStop.tsx';

const CARDS = {
  stop: SelectedStop,
  trip: SelectedTrip,
  vehicle: SelectedVehicle,
  lot: SelectedLot,
  event: SelectedEvent,
} satisfies Record<Exclude<SelectionKind, AddedKind>, unknown>;

interface CardOfSelectionProps extends Pick<
  SelectedCardProps,
  'fromStop' | 'canWatch' | 'onSelect'
> {
  selection: Selection;
}

/** The card of the selection, which fits its kind. */
export function SelectedCard({
  selection,
  fromStop = null,
  canWatch,
  onSelect,
}: CardOfSelectionProps) {
  const changeView = useChangeView();
  const { kind } = selection;
  const CardOfKind = isOfAdded(kind) ? ADDED_THINGS[kind].card : CARDS[kind];
  return (
    <CardOfKind
      id={selection.id}
      fromStop={fromStop}
      canWatch={canWatch}
      onSelect={onSelect}
      onClose={() => changeView({ selection: null }, 'close')}
    />
  );
}
