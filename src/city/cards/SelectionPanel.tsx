import { useLanguage } from '../../ui/text/Language.tsx';
import type { PanelProps } from './panel-props.ts';
import type { Selection } from '../../view/view.ts';
import { Chooser } from './choices/Chooser.tsx';
import { SelectedCard } from './SelectedCard.tsx';
import { SelectionMark } from './SelectionMark.tsx';
import { choicesFromTap } from './choices/choicesFromTap.ts';

interface SelectionPanelProps extends PanelProps {
  /** What a tap met, where that was several things. */
  tapHits: readonly Selection[];
  onClearTapHits: () => void;
}

/** What was tapped: the choice between several things (R14), else the chosen one's card, if any. */
export function SelectionPanel({
  tapHits: met,
  onClearTapHits: onForgetMet,
  ...panel
}: SelectionPanelProps) {
  const language = useLanguage();
  const { selection } = panel.view;
  if (met.length > 0) {
    return (
      <Chooser
        markOf={(selection) => <SelectionMark selection={selection} city={panel.city} />}
        choices={choicesFromTap(met, panel.city, language)}
        onChoose={panel.onSelect}
        onHighlight={panel.onHighlight}
        onClose={onForgetMet}
      />
    );
  }
  if (selection === null) return null;
  // A stop keeps its card when its ID in the URL becomes the service's own.
  const { kind, id } = panel.city.ownSelection ?? selection;
  return <SelectedCard key={`${kind} ${id}`} {...panel} selection={selection} />;
}
