import { THEMES } from '../../../lib/colors/theme.ts';
import { MOST_CHARACTERS } from '../../embed/options/frame-parameters.ts';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import { Choice } from './controls/Choice.tsx';
import { Group } from './controls/Group.tsx';
import type { FieldProps } from './FieldProps.ts';

/** The heading and the colors of the frame. */
export function LookFields({ options, changeOptions, changeView }: FieldProps) {
  const own = useBuilderWords();
  const { view, title, mode } = options;
  const hasMap = mode === 'map' && view.journey === null;
  return (
    <Group heading={own.look}>
      <label className="builder-label">
        {own.title}
        <input
          className="builder-input"
          maxLength={MOST_CHARACTERS}
          value={title ?? ''}
          onChange={({ target }) =>
            changeOptions({ title: target.value === '' ? null : target.value })
          }
        />
        {hasMap ? <span className="builder-hint">{own.titleHint}</span> : null}
      </label>
      <Choice
        legend={own.theme}
        choices={(['auto', ...THEMES] as const).map((value) => ({
          value,
          label: own.themes[value],
        }))}
        chosen={view.theme ?? 'auto'}
        onChoose={(value) => changeView({ theme: value === 'auto' ? null : value })}
      />
    </Group>
  );
}
