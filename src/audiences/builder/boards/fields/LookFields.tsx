import { useSettings } from '../../../../city/reads/SettingsContext.ts';
import { THEMES } from '../../../../lib/colors/theme.ts';
import { UNITS } from '../../../../lib/geo/lengths.ts';
import { listText } from '../../../../lib/names/list-text.ts';
import { useLanguage } from '../../../../ui/text/Language.tsx';
import { Checks } from '../../fields/controls/Checks.tsx';
import { Choice } from '../../fields/controls/Choice.tsx';
import { TextField } from '../../fields/controls/TextField.tsx';
import { useBuilderWords } from '../../words/BuilderWordsContext.ts';
import { isGoodParameter } from '../state/isGoodParameter.ts';
import type { BoardFieldProps } from '../state/useBoardState.ts';

/** What rows say of a bus that lacks it. */
const NEEDS = ['accessible', 'bike'] as const;

/** The logo, colors and distances of the board, and what its rows say. */
export function LookFields({ query, options, change }: BoardFieldProps) {
  const words = useBuilderWords();
  const own = words.boards;
  const { needs, menu } = useLanguage().words;
  const { city } = useSettings();
  const units = UNITS.find((one) => one === query.get('units')) ?? 'auto';
  const needed = (query.get('needs') ?? '').split(',');
  return (
    <>
      <TextField
        label={own.logo}
        hint={own.logoHint}
        value={options.logo ?? ''}
        isValid={isGoodParameter('logo')}
        onChange={(logo) => change({ logo })}
      />
      <Choice
        legend={words.theme}
        choices={(['auto', ...THEMES] as const).map((value) => ({
          value,
          label: value === 'auto' ? own.themeByTime : words.themes[value],
        }))}
        chosen={options.theme ?? 'auto'}
        onChoose={(value) => change({ theme: value === 'auto' ? null : value })}
      />
      <Choice
        legend={menu.units.heading}
        choices={(['auto', ...UNITS] as const).map((value) => ({
          value,
          label: value === 'auto' ? menu.units.city(city.name) : menu.units[value],
        }))}
        chosen={units}
        onChoose={(value) => change({ units: value === 'auto' ? null : value })}
      />
      <Checks
        legend={own.needs}
        choices={NEEDS.map((value) => ({ value, label: needs[value] }))}
        checked={NEEDS.filter((need) => needed.includes(need))}
        onChange={(chosen) => change({ needs: listText(chosen) })}
      />
    </>
  );
}
