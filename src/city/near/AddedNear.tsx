import { ADDED_NAMES } from '../../contract/subjects.ts';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { isSupported } from '../../view/supportedView.ts';
import type { NearProps } from '../part-props.ts';
import { ADDED_PARTS } from '../parts.ts';
import { useSettings } from '../reads/SettingsContext.ts';

/** What the city's added subjects have around a stop or a point. */
export function AddedNear(props: NearProps) {
  const { features } = useSettings();
  return ADDED_NAMES.filter((name) => isSupported(name, features)).map((name) => {
    const { near: Near } = ADDED_PARTS[name];
    return (
      <Optional key={name}>
        <Near {...props} />
      </Optional>
    );
  });
}
