import { SelectionPanel } from '../../../city/cards/SelectionPanel.tsx';
import type { PanelProps } from '../../../view/panel-props.ts';
import type { Selection } from '../../../view/view.ts';
import { CityScope } from '../panels/CityScope.tsx';

interface FrameCardProps extends PanelProps {
  /** What a tap hit, if it hit several things. */
  tapHits: readonly Selection[];
  onClearTapHits: () => void;
}

/** The card of the selection, or a choice between the things that a tap hit. */
export function FrameCard(props: FrameCardProps) {
  return (
    <CityScope>
      <SelectionPanel {...props} />
    </CityScope>
  );
}
