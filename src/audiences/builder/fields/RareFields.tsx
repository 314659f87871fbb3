import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { slowestPoll } from '../../../contract/settings/settings.ts';
import { offeredLanguages } from '../../../lib/words/languages.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { FRAME_CONTROLS } from '../../embed/options/frame-parameters.ts';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import { Checks } from './controls/Checks.tsx';
import { Choice } from './controls/Choice.tsx';
import { Group } from './controls/Group.tsx';
import { NumberField } from './controls/NumberField.tsx';
import type { FieldProps } from './FieldProps.ts';

/** The language, buttons, gestures and pace of the frame. */
export function RareFields({ options, changeOptions, changeView }: FieldProps) {
  const { words, formats } = useLanguage();
  const own = useBuilderWords();
  const settings = useSettings();
  const { polling, staleness, features } = settings;
  const languages = offeredLanguages(settings.languages);
  const { view, controls, gestures, poll, mode } = options;
  const controlNames = {
    ...own.controlNames,
    fullscreen: words.map.fullScreen,
    legend: words.layers.legend,
    list: words.frame.list,
  };
  const least = Math.ceil(polling.vehiclesSeconds);
  const positionsMost = Math.floor(slowestPoll(staleness.vehiclesLateSeconds));
  const lotsMost = Math.floor(slowestPoll(staleness.lotsLateSeconds));
  const hint = own.pollHint(formats.number(polling.vehiclesSeconds));
  const positionsHint = own.pollPositions(formats.number(Math.max(least, positionsMost)));
  return (
    <Group heading={own.behavior}>
      {languages.length < 2 ? null : (
        <Choice
          legend={words.menu.language}
          choices={[
            { value: 'auto', label: own.languageAuto },
            ...languages.map(({ tag, name }) => ({ value: tag, label: name })),
          ]}
          chosen={view.lang ?? 'auto'}
          onChoose={(value) => changeView({ lang: value === 'auto' ? null : value })}
        />
      )}
      {mode === 'list' || view.journey !== null ? null : (
        <>
          <Checks
            legend={own.controls}
            choices={FRAME_CONTROLS.map((value) => ({ value, label: controlNames[value] }))}
            checked={controls}
            onChange={(shown) => changeOptions({ controls: shown })}
          />
          <Choice
            legend={own.gestures}
            choices={(['cooperative', 'full'] as const).map((value) => ({
              value,
              label: own.gestureNames[value],
            }))}
            chosen={gestures}
            onChoose={(value) => changeOptions({ gestures: value })}
            hint={gestures === 'full' ? own.gesturesHint : undefined}
          />
        </>
      )}
      <NumberField
        label={own.poll}
        hint={features.vehicles ? `${hint} ${positionsHint}` : hint}
        min={least}
        max={Math.max(least, features.parking ? lotsMost : positionsMost)}
        placeholder={formats.number(polling.vehiclesSeconds)}
        value={poll}
        onChange={(seconds) => changeOptions({ poll: seconds })}
      />
    </Group>
  );
}
