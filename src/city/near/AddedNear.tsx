import { ADDED_NAMES } from '../../contract/subjects.ts';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import type { NearProps } from '../part-props.ts';
import { ADDED_PARTS } from '../parts.ts';
import { useIsRead } from '../reads/live/useIsRead.ts';

/** What the added subjects that are read here have around a stop or a point. */
export function AddedNear(props: NearProps) {
  return ADDED_NAMES.filter(useIsRead()).map((name) => {
    const { near: Near } = ADDED_PARTS[name];
    return (
      <Optional key={name}>
        <Near {...props} />
      </Optional>
    );
  });
}
