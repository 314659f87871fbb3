import type { Settings } from '../../../contract/settings/settings.ts';
import type { View } from '../../../view/view.ts';

/** Whether a view has all routes of its city, as in a frame whose URL chooses nothing. */
export const isWholeCity = (
  { routes }: Pick<View, 'routes'>,
  settings: Pick<Settings, 'routes'>,
): boolean =>
  routes?.length === settings.routes.length &&
  settings.routes.every(({ routeID }) => routes.includes(routeID));
