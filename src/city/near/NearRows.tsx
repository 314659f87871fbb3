import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { NearGroups, type NearGroupsProps } from './NearGroups.tsx';

const NearGroupsWithFacts = lazyComponent(
  async () => (await import('./NearGroupsWithFacts.tsx')).NearGroupsWithFacts,
);

/** Rows of departures, and once the code for it is there, what notices and reports say about each bus. */
export const NearRows = (props: NearGroupsProps) => (
  <Optional fallback={<NearGroups {...props} />}>
    <NearGroupsWithFacts {...props} />
  </Optional>
);
