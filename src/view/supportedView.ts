import type { Settings } from '../contract/settings/settings.ts';
import { PANELS } from './view.ts';
import type { LayerName, Panel, Selection, View } from './view.ts';

type Features = Settings['features'];

const NONE: readonly never[] = [];

type Name = Panel | LayerName | Selection['kind'] | 'route';

/**
 * Whether the city's data includes a subject, a thing of it, or a route. The name of a thing is the singular of its
 * subject's.
 */
export const isSupported = (name: Name, { vehicles, parking, notices }: Features): boolean =>
  (vehicles || !name.startsWith('vehicle')) &&
  (parking || !/^(lot|event)/.test(name)) &&
  (notices === true || name !== 'notices');

/** The tabs that the city's data can fill. */
export const supportedPanels = (features: Features): readonly Panel[] =>
  PANELS.filter((panel) => isSupported(panel, features));

/**
 * The view without what the city's data doesn't include, so that an old link opens the first list
 * instead of an error. Returns the same view if the data includes everything.
 */
export function supportedView(view: View, features: Features): View {
  const { vehicles, parking, notices, times } = features;
  if (vehicles && parking && notices === true && times === true) return view;
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
    ...(times === true ? {} : { watches: NONE }),
  };
}
