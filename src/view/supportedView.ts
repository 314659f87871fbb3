import type { Settings } from '../contract/settings/settings.ts';
import {
  SELECTION_KINDS,
  type SelectionKind,
  SUBJECT_ROWS,
  type SubjectName,
} from '../contract/subjects.ts';
import { PANELS } from './view.ts';
import type { Panel, View } from './view.ts';

type Features = Settings['features'];

const NONE: readonly never[] = [];

type Name = SubjectName | SelectionKind | 'route' | 'times';

/** What a city must have for a subject's data and for a thing of it; null for what every city has. */
const NEEDS = new Map<Name, keyof Features | null>([
  ...SUBJECT_ROWS.flatMap(({ name, kinds, needs }) =>
    [name, ...kinds].map((each) => [each, needs] as const),
  ),
  ['route', null],
  ['times', 'times'],
  ['trip', 'times'],
]);

/** Whether the city's data includes a subject, or a thing of it. */
export function isSupported(name: Name, features: Features): boolean {
  const need = NEEDS.get(name) ?? null;
  return need === null || features[need] === true;
}

/** The tabs that the city's data can fill. */
export const supportedPanels = (features: Features): readonly Panel[] =>
  PANELS.filter((panel) => isSupported(panel, features));

/**
 * The view without what the city's data doesn't include, so that an old link opens the first list
 * instead of an error. Returns the same view if the data includes everything.
 */
export function supportedView(view: View, features: Features): View {
  if ([...PANELS, ...SELECTION_KINDS].every((name) => isSupported(name, features))) return view;
  const { vehicles, parking, times } = features;
  const { panel, selection } = view;
  return {
    ...view,
    panel: isSupported(panel, features) ? panel : 'stops',
    selection: selection && isSupported(selection.kind, features) ? selection : null,
    ...(parking ? {} : { moment: null }),
    ...(vehicles
      ? {}
      : {
          follow: null,
          needs: NONE,
        }),
    ...(times === true ? {} : { watches: NONE, journey: null }),
  };
}
