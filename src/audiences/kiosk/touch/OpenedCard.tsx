import { useMemo } from 'react';

import { choicesFromTap } from '../../../city/cards/choices/choicesFromTap.ts';
import { Chooser } from '../../../city/cards/choices/Chooser.tsx';
import { SelectedCard } from '../../../city/cards/SelectedCard.tsx';
import { SelectionMark } from '../../../city/cards/SelectionMark.tsx';
import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { ChangeView } from '../../../view/useView.ts';
import type { Selection } from '../../../view/view.ts';
import { usePageView, ViewProvider } from '../../../view/ViewContext.tsx';

interface OpenedCardProps {
  opened: readonly Selection[];
  onOpen: (things: readonly Selection[]) => void;
}

/** The rider's card of one thing, or the choice between several that a finger has touched. */
export function OpenedCard({ opened, onOpen }: OpenedCardProps) {
  const language = useLanguage();
  const city = useCity();
  const { features } = useSettings();
  const view = usePageView();
  const [first, ...others] = opened;
  const cardView = useMemo(() => ({ ...view, selection: first ?? null }), [view, first]);
  if (first === undefined) return null;
  const close = () => onOpen([]);
  if (others.length > 0) {
    return (
      <Chooser
        markOf={(selection) => <SelectionMark selection={selection} />}
        choices={choicesFromTap(opened, city, language)}
        onChoose={(selection) => onOpen([selection])}
        onHighlight={() => {}}
        onClose={close}
      />
    );
  }
  // What a card changes about the view would change the board, so it only closes the card.
  const changeView: ChangeView = close;
  return (
    <ViewProvider view={cardView} changeView={changeView} features={features}>
      <SelectedCard
        key={`${first.kind} ${first.id}`}
        selection={first}
        canWatch={false}
        onSelect={(selection) => onOpen([selection])}
      />
    </ViewProvider>
  );
}
