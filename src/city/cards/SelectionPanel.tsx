import { useState } from 'react';

import { useLanguage } from '../../ui/text/Language.tsx';
import type { PanelProps } from '../../view/panel-props.ts';
import type { Selection } from '../../view/view.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { tripOf } from '../departures/trip-selection.ts';
import { useCity } from '../reads/CityContext.tsx';
import { choicesFromTap } from './choices/choicesFromTap.ts';
import { Chooser } from './choices/Chooser.tsx';
import { RowHighlights } from './RowHighlights.tsx';
import { SelectedCard } from './SelectedCard.tsx';
import { SelectionMark } from './SelectionMark.tsx';

interface SelectionPanelProps extends PanelProps {
  /** What a tap hit, where it hit several things. */
  tapHits: readonly Selection[];
  /** Whether cards offer to follow a bus and to watch a stop. */
  canWatch?: boolean;
  onClearTapHits: () => void;
}

/** The stop that is selected, or that the selected trip was opened from; null without one. */
function stopOf({ kind, id }: Selection): string | null {
  if (kind === 'stop') return id;
  return kind === 'trip' ? tripOf(id).stopID : null;
}

/** A choice between several things that a tap hit, else the card of the selection, if any. */
export function SelectionPanel({
  tapHits,
  canWatch = false,
  onClearTapHits,
  onSelect,
  onHighlight,
}: SelectionPanelProps) {
  const language = useLanguage();
  const city = useCity();
  const { selection } = usePageView();
  // The card of a bus marks the stop that was open before.
  const [fromStop, setFromStop] = useState<string | null>(null);
  const stopID = selection === null ? null : stopOf(selection);
  if (stopID !== null && stopID !== fromStop) setFromStop(stopID);
  if (tapHits.length > 0) {
    return (
      <Chooser
        markOf={(selection) => <SelectionMark selection={selection} />}
        choices={choicesFromTap(tapHits, city, language)}
        onChoose={onSelect}
        onHighlight={onHighlight}
        onClose={onClearTapHits}
      />
    );
  }
  if (selection === null) return null;
  // A stop keeps its card when its ID in the URL becomes the service's own.
  const { kind, id } = city.ownSelection ?? selection;
  return (
    <RowHighlights key={`${kind} ${id}`} onHighlight={onHighlight}>
      <SelectedCard
        selection={selection}
        fromStop={fromStop}
        canWatch={canWatch}
        onSelect={onSelect}
      />
    </RowHighlights>
  );
}
