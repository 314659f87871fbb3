import type { ComponentType, ReactNode } from 'react';

import type { AddedKind } from '../contract/subjects.ts';
import type { Theme } from '../lib/colors/theme.ts';
import type { Place } from '../lib/geo/distance.ts';
import type { Words } from '../lib/words/wordsOf.ts';
import type { OnSelect, PanelProps } from '../view/panel-props.ts';
import type { Selection } from '../view/view.ts';
import type { SelectedCardProps } from './cards/selected-card-props.ts';

/** The props of what draws a subject on the map. */
export interface OnMapProps {
  theme: Theme;
  highlight: Selection | null;
}

/** The props of what is said of a subject on a stop's card and below the departures near a point. */
export interface NearProps {
  place: Place;
  onSelect: OnSelect;
}

/** A row of a display's panel: a thing with its mark, and a large number at its end. */
interface BoardRow {
  readonly kind: AddedKind;
  readonly id: string;
  readonly name: string;
  readonly details: readonly string[];
  readonly number: string;
}

/** The props of what reads a display's panel. */
export interface OnBoardProps {
  /** Where the display hangs; null for one of the city. */
  here: Place | null;
  /** Says how far a walk is, in meters. */
  walkWords: (meters: number) => string;
  /** Draws the rows, or says why there are none. */
  children: (rows: readonly BoardRow[], none: string) => ReactNode;
}

/** What shows a subject on a display. */
export interface BoardParts {
  readonly onBoard: ComponentType<OnBoardProps>;
}

/** What shows a subject. */
export interface SubjectParts {
  readonly list: ComponentType<PanelProps>;
  readonly onMap: ComponentType<OnMapProps>;
  readonly near: ComponentType<NearProps>;
}

/** What shows one of its things. */
export interface ThingParts {
  /** What it is called, such as "Bike station". */
  readonly kind: (words: Words) => string;
  /** The map's symbol, beside a name and in the legend. */
  readonly mark: ComponentType<{ size?: number }>;
  readonly card: ComponentType<SelectedCardProps>;
}
