import type { Selection, View } from './view.ts';

/** Selects a thing; `viewPatch` changes other parts of the view in the same step. */
export type OnSelect = (selection: Selection, viewPatch?: Partial<View>) => void;

/** The props of a list that can select and highlight its rows. */
export interface PanelProps {
  readonly onSelect: OnSelect;
  /** Called with the row under the pointer or with focus, and with null when there is none. */
  readonly onHighlight: (highlight: Selection | null) => void;
}
