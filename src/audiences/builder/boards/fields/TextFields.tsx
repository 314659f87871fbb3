import { useSettings } from '../../../../city/reads/SettingsContext.ts';
import { listText } from '../../../../lib/names/list-text.ts';
import { offeredLanguages } from '../../../../lib/words/languages.ts';
import { Checks } from '../../fields/controls/Checks.tsx';
import { useBuilderWords } from '../../words/BuilderWordsContext.ts';
import type { BoardFieldProps } from '../state/useBoardState.ts';

/** Characters, as many as a title in an address may have. */
const LONGEST_TITLE = 80;

/** The title and the languages of the board. */
export function TextFields({ options, change }: BoardFieldProps) {
  const own = useBuilderWords().boards;
  const languages = offeredLanguages(useSettings().languages);
  return (
    <>
      <label className="builder-label">
        {own.title}
        <input
          className="builder-input"
          maxLength={LONGEST_TITLE}
          value={options.title ?? ''}
          onChange={({ target }) => change({ title: target.value })}
        />
        <span className="builder-hint">{own.titleHint}</span>
      </label>
      {languages.length < 2 ? null : (
        <Checks
          legend={own.languages}
          choices={languages.map(({ tag, name }) => ({ value: tag, label: name }))}
          checked={options.languages}
          onChange={(tags) => change({ lang: listText(tags) })}
          hint={own.languagesHint}
        />
      )}
    </>
  );
}
