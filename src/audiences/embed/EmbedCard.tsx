import { useLanguage } from '../../ui/Language.tsx';
import { Chooser } from '../cards/Chooser.tsx';
import { choicesOf } from '../cards/choicesOf.ts';
import { SelectedCard } from '../cards/SelectedCard.tsx';
import type { PanelProps } from '../panel-props.ts';
import type { Selection } from '../view.ts';

interface EmbedCardProps extends PanelProps {
  met: readonly Selection[];
  onForgetMet: () => void;
}

/** What was tapped: its card, or the choice between several. */
export function EmbedCard({ met, onForgetMet, ...panel }: EmbedCardProps) {
  const { words } = useLanguage();
  const { selection } = panel.view;
  if (met.length > 0) {
    return (
      <Chooser
        choices={choicesOf(met, panel.city, words)}
        onChoose={panel.onSelect}
        onHighlight={panel.onHighlight}
        onClose={onForgetMet}
      />
    );
  }
  if (selection === null) return null;
  return (
    <SelectedCard key={`${selection.kind} ${selection.id}`} {...panel} selection={selection} />
  );
}
