import type { OnSelect } from '../../view/panel-props.ts';

/** The props of the card of one selected thing. */
export interface SelectedCardProps {
  /** The thing's own identifier. */
  readonly id: string;
  /** The stop from whose card a bus was opened; null if it was opened from elsewhere. */
  readonly fromStop?: string | null;
  /** Whether a card offers to follow its bus or to watch its stop. */
  readonly canWatch: boolean;
  readonly onSelect: OnSelect;
  readonly onClose: () => void;
}
