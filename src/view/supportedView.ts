import type { SubjectName } from '../contract/operations/operations.ts';
import type { Settings } from '../contract/settings/settings.ts';
import { PANELS } from './view.ts';
import type { Panel, Selection, View } from './view.ts';

type Features = Settings['features'];

const NONE: readonly never[] = [];

/** What a city must have for a subject's data; null for what every city has. */
const NEEDS = {
  stops: null,
  vehicles: 'vehicles',
  lots: 'parking',
  events: 'parking',
  notices: 'notices',
  bikes: 'bikes',
  times: 'times',
} as const satisfies Record<SubjectName | 'times', keyof Features | null>;

/** The subject of a thing that can be selected, or of a route. */
const SUBJECT_OF = {
  stop: 'stops',
  route: 'stops',
  trip: 'times',
  vehicle: 'vehicles',
  lot: 'lots',
  event: 'events',
  bike: 'bikes',
} as const satisfies Record<Selection['kind'] | 'route', keyof typeof NEEDS>;

type SubjectOrTimes = keyof typeof NEEDS;
type Thing = keyof typeof SUBJECT_OF;

const isThing = (name: SubjectOrTimes | Thing): name is Thing => Object.hasOwn(SUBJECT_OF, name);

/** Whether the city's data includes a subject, or a thing of it. Names in neither table don't compile. */
export function isSupported(name: SubjectOrTimes | Thing, features: Features): boolean {
  const need = NEEDS[isThing(name) ? SUBJECT_OF[name] : name];
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
  const { vehicles, parking, notices, times, bikes } = features;
  if (vehicles && parking && notices === true && times === true && bikes === true) return view;
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
