import type { Selection, View } from '../../view/view.ts';

/** Selects a thing; `viewPatch` changes other parts of the view in the same step. */
export type OnSelect = (selection: Selection, viewPatch?: Partial<View>) => void;

/** The props of a list that can select and highlight its rows. */
export interface PanelProps {
  readonly onSelect: OnSelect;
  /** Called with the row under the pointer or with focus, and with null when there is none (R21). */
  readonly onHighlight: (highlight: Selection | null) => void;
}

/** The props of the card of one selected thing. */
export interface SelectedCardProps {
  /** The thing's own identifier. */
  readonly id: string;
  /** Whether a card offers to follow its bus (R13) or to watch its stop (R16). */
  readonly canWatch: boolean;
  readonly onSelect: OnSelect;
  readonly onClose: () => void;
}
