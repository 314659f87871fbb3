import { useSettings } from '../../../../city/reads/SettingsContext.ts';
import { BOARD_PANELS, subjectOf } from '../../../../contract/board/board-panels.ts';
import { panelWord } from '../../../../contract/links/parameter-parsers.ts';
import { listText } from '../../../../lib/names/list-text.ts';
import { useLanguage } from '../../../../ui/text/Language.tsx';
import { isSupported } from '../../../../view/supportedView.ts';
import { Checks } from '../../fields/controls/Checks.tsx';
import { Choice } from '../../fields/controls/Choice.tsx';
import { Chosen } from '../../fields/controls/Chosen.tsx';
import { PlaceSearch } from '../../fields/PlaceSearch.tsx';
import { isNamed } from '../../places/lot-choices.ts';
import { useLotChoices } from '../../places/useLotChoices.ts';
import { useBuilderWords } from '../../words/BuilderWordsContext.ts';
import type { BoardFieldProps } from '../state/useBoardState.ts';

const ALL = '';

/** The parts of the board, and which lots it has. */
export function PartFields({ options, change }: BoardFieldProps) {
  const words = useBuilderWords();
  const own = words.boards;
  const { page, layers, parking, display } = useLanguage().words;
  const { features, operators } = useSettings();
  const { lots } = useLotChoices();
  const labels = {
    ...page.tabs,
    map: words.modes.map,
    forecast: parking.forecast.heading,
    elevators: display.elevators.heading,
  };
  const panels = BOARD_PANELS.filter((panel) => {
    const subject = panel === 'departures' ? 'times' : subjectOf(panel);
    return subject === null || isSupported(subject, features);
  });
  const writeLots = (names: readonly string[]) => change({ lots: listText(names) });
  return (
    <>
      <Checks
        legend={own.panels}
        choices={panels.map((value) => ({
          value,
          label: labels[value],
        }))}
        checked={options.panels}
        onChange={(shown) => change({ panels: listText(shown.map(panelWord)) })}
        least={1}
      />
      {features.parking ? (
        <div className="builder-field">
          <span className="builder-label" aria-hidden="true">
            {own.lots}
          </span>
          {options.lots.map((name) => (
            <Chosen
              key={name}
              icon="parking"
              name={lots.find((lot) => isNamed(lot, [name]))?.name ?? name}
              onRemove={() => writeLots(options.lots.filter((one) => one !== name))}
            />
          ))}
          <PlaceSearch
            label={own.lots}
            help={own.lotsHelp}
            entries={lots.map(({ key, name }) => ({
              selection: { kind: 'lot', id: key },
              name,
              detail: layers.lots,
            }))}
            isLoading={false}
            onStart={() => {}}
            onChoose={({ id }) => {
              const lot = lots.find(({ key }) => key === id);
              if (lot !== undefined) writeLots([...new Set([...options.lots, lot.id])]);
            }}
          />
        </div>
      ) : null}
      {features.parking && operators.length > 1 ? (
        <Choice
          legend={own.operator}
          choices={[
            { value: ALL, label: own.allOperators },
            ...operators.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          chosen={options.operator ?? ALL}
          onChoose={(operator) => change({ operator })}
        />
      ) : null}
    </>
  );
}
