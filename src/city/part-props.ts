import type { ComponentType } from 'react';

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
