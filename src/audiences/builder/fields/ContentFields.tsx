import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { isSupported, supportedPanels } from '../../../view/supportedView.ts';
import { LAYERS } from '../../../view/view.ts';
import { FRAME_MODES } from '../../embed/options/frame-parameters.ts';
import type { FramePanel } from '../../embed/options/frame-parameters.ts';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import { Checks } from './controls/Checks.tsx';
import { Choice } from './controls/Choice.tsx';
import { Group } from './controls/Group.tsx';
import type { FieldProps } from './FieldProps.ts';

/** Map or list, the layers and the lists. */
export function ContentFields({ options, changeOptions, changeView }: FieldProps) {
  const { words } = useLanguage();
  const own = useBuilderWords();
  const { features } = useSettings();
  const { view, mode, panels } = options;
  const lists: readonly FramePanel[] = [
    ...(features.times === true ? ['departures' as const] : []),
    ...supportedPanels(features),
  ];
  const labels = words.page.tabs;
  /** The stop that the frame opens with becomes the first one of the departures. */
  const choosePanels = (shown: FramePanel[]) => {
    const { selection } = view;
    const isAdded = shown.includes('departures') && !panels.includes('departures');
    const stop = isAdded && selection?.kind === 'stop' ? selection.id : null;
    changeOptions({
      panels: shown,
      stops: shown.includes('departures') ? options.stops : [],
      ...(stop === null ? {} : { stops: [stop], view: { ...view, selection: null } }),
    });
  };
  const layers = LAYERS.filter((layer) => isSupported(layer, features));
  return (
    <Group heading={own.content}>
      <Choice
        legend={own.mode}
        choices={FRAME_MODES.map((value) => ({ value, label: own.modes[value] }))}
        chosen={mode}
        onChoose={(value) => {
          changeOptions({ mode: value });
          // A list of a stop begins with its departures.
          if (value === 'list' && view.selection?.kind === 'stop' && lists.includes('departures'))
            choosePanels(['departures']);
        }}
        hint={mode === 'list' ? own.modeHint : undefined}
      />
      {mode === 'list' ? null : (
        <Checks
          legend={own.layers}
          choices={layers.map((value) => ({ value, label: words.layers[value] }))}
          checked={layers.filter((layer) => !view.hidden.includes(layer))}
          onChange={(shown) =>
            changeView({ hidden: LAYERS.filter((layer) => !shown.includes(layer)) })
          }
          least={1}
        />
      )}
      <Checks
        legend={own.panels}
        choices={lists.map((value) => ({ value, label: labels[value] }))}
        checked={panels}
        onChange={choosePanels}
        least={mode === 'list' ? 1 : 0}
      />
    </Group>
  );
}
