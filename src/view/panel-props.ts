import type { Selection, View } from './view.ts';

/** Selects a thing; `viewPatch` changes other parts of the view in the same step. */
export type OnSelect = (selection: Selection, viewPatch?: Partial<View>) => void;

/** The props of a list that can select and highlight its rows. */
export interface PanelProps {
  readonly onSelect: OnSelect;
  /** Gets the row that is hovered or focused; null when none is. */
  readonly onHighlight: (highlight: Selection | null) => void;
}
