import type { Settings } from '../../contract/settings.ts';
import type { CityView } from '../reads/useCityView.ts';
import type { ChangeView } from '../../view/useView.ts';
import type { Selection, View } from '../../view/view.ts';

/** What every panel and card of an audience is handed. */
export interface PanelProps {
  readonly settings: Settings;
  readonly view: View;
  readonly changeView: ChangeView;
  readonly city: CityView;
  /** Whether this audience follows a bus (R13) and watches stops (R16) where a card is asked to. */
  readonly canWatch?: boolean;
  /** A thing is chosen, and what else of the view it is to be seen with. */
  readonly onSelect: (selection: Selection, besides?: Partial<View>) => void;
  /** A row is pointed at or focused; null when no more (R21). */
  readonly onHighlight: (highlight: Selection | null) => void;
}

/** The props of the card of one selected thing. */
export interface SelectedCardProps extends PanelProps {
  /** The thing's own identifier. */
  readonly id: string;
  readonly onClose: () => void;
}
