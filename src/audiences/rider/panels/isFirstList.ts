import type { Settings } from '../../../contract/settings/settings.ts';
import type { View } from '../../../view/view.ts';

/** Whether the list of a view is the first one of the page, whose code is part of the page's first script. */
export const isFirstList = (
  { panel, near, journey }: View,
  { times }: Settings['features'],
): boolean => journey === null && panel === 'stops' && (near === null || times === true);

/** Whether that list is what departs around a point. A view that names routes is about them. */
export const isNearList = ({ routes, near }: View, { times }: Settings['features']): boolean =>
  times === true && (near !== null || routes === null);

/** Whether the open list is what departs around a point. A card may cover it. */
export const isNearListOpen = (view: View, features: Settings['features']): boolean =>
  isFirstList(view, features) && isNearList(view, features);

/** Whether it is what departs around the middle of the map. */
export const listsMiddle = (view: View, features: Settings['features']): boolean =>
  view.near === null && view.selection === null && isNearListOpen(view, features);
