import { ADDED_NAMES } from '../../contract/subjects.ts';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { isSupported } from '../../view/supportedView.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import type { OnMapProps } from '../part-props.ts';
import { ADDED_PARTS } from '../parts.ts';
import { useSettings } from '../reads/SettingsContext.ts';

/** The layers of the added subjects, without those that the view hides. */
export function AddedOnMap(props: OnMapProps) {
  const { features } = useSettings();
  const { hidden } = usePageView();
  return ADDED_NAMES.filter((name) => isSupported(name, features) && !hidden.includes(name)).map(
    (name) => {
      const { onMap: OnMap } = ADDED_PARTS[name];
      return (
        <Optional key={name}>
          <OnMap {...props} />
        </Optional>
      );
    },
  );
}
