import type { BoardPanel } from '../contract/board/board-panels.ts';
import type { AddedKind, AddedName } from '../contract/subjects.ts';
import { lazyComponent } from '../ui/loading/lazyComponent.ts';
import type { BoardParts, SubjectParts, ThingParts } from './part-props.ts';

/** The added subjects that are a part of boards. */
export type AddedPanel = Extract<AddedName, BoardPanel>;

/** What shows the subjects that came after the first version. Each part loads when it is first shown. */
export const ADDED_PARTS: Readonly<
  Record<AddedName, SubjectParts> & Record<AddedPanel, BoardParts>
> = {
  bikes: {
    list: lazyComponent(async () => (await import('./bikes/BikesPanel.tsx')).BikesPanel),
    onMap: lazyComponent(async () => (await import('./bikes/CityBikesOnMap.tsx')).CityBikesOnMap),
    near: lazyComponent(async () => (await import('./bikes/BikesNear.tsx')).BikesNear),
    onBoard: lazyComponent(async () => (await import('./bikes/BikesOnBoard.tsx')).BikesOnBoard),
  },
};

/** What shows one of their things that a rider chose. */
export const ADDED_THINGS: Readonly<Record<AddedKind, ThingParts>> = {
  bike: {
    kind: (words) => words.bikes.one,
    mark: lazyComponent(async () => (await import('../features/bikes/mark/BikeMark.tsx')).BikeMark),
    card: lazyComponent(async () => (await import('./bikes/SelectedBikes.tsx')).SelectedBikes),
  },
};
