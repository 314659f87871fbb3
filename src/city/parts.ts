import type { AddedKind, AddedName } from '../contract/subjects.ts';
import { lazyComponent } from '../ui/loading/lazyComponent.ts';
import type { SubjectParts, ThingParts } from './part-props.ts';

/** What shows the subjects that came after the first version. Each part loads when it is first shown. */
export const ADDED_PARTS: Readonly<Record<AddedName, SubjectParts>> = {
  bikes: {
    list: lazyComponent(async () => (await import('./bikes/BikesPanel.tsx')).BikesPanel),
    onMap: lazyComponent(async () => (await import('./bikes/CityBikesOnMap.tsx')).CityBikesOnMap),
    near: lazyComponent(async () => (await import('./bikes/BikesNear.tsx')).BikesNear),
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
