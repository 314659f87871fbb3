import { BOARD_TIMES, ROW_COLUMNS } from '../../../../contract/board/row-options.ts';
import { STOP_LISTS } from '../../../../contract/departure-filter.ts';
import { listText } from '../../../../lib/names/list-text.ts';
import { useLanguage } from '../../../../ui/text/Language.tsx';
import { Checks } from '../../fields/controls/Checks.tsx';
import { Choice } from '../../fields/controls/Choice.tsx';
import { ChosenOf } from '../../fields/departures/ChosenOf.tsx';
import { useStopsThere } from '../../fields/departures/useStopsThere.ts';
import { useBuilderWords } from '../../words/BuilderWordsContext.ts';
import type { BoardFieldProps } from '../state/useBoardState.ts';
import type { BoardStop } from '../state/useBoardStops.ts';

interface RowFieldsProps extends BoardFieldProps {
  stops: readonly BoardStop[];
}

/** What the rows of departures have, and in which columns they are. */
export function RowFields({ options, change, stops }: RowFieldsProps) {
  const own = useBuilderWords().boards;
  const { nameOf, words } = useLanguage();
  const { destinations } = useStopsThere(stops);
  const columnNames = { ...own.columnsOf, platform: words.display.columns.platform };
  const listNames = {
    departures: words.page.tabs.departures,
    arrivals: words.display.arrivals,
  };
  return (
    <>
      <Choice
        legend={own.show}
        choices={STOP_LISTS.map((value) => ({ value, label: listNames[value] }))}
        chosen={options.filter.show ?? 'departures'}
        onChoose={(value) => change({ show: value === 'departures' ? null : value })}
      />
      <Choice
        legend={own.times}
        choices={BOARD_TIMES.map((value) => ({ value, label: own.timesIn[value] }))}
        chosen={options.times}
        onChoose={(value) => change({ times: value === 'minutes' ? null : value })}
      />
      <Checks
        legend={own.columns}
        choices={ROW_COLUMNS.map((value) => ({ value, label: columnNames[value] }))}
        checked={options.columns}
        onChange={(columns) => change({ columns: listText(columns) })}
      />
      <ChosenOf
        legend={own.split}
        hint={own.splitHint}
        there={destinations}
        chosen={options.split}
        labelOf={(destination) => nameOf(destination)}
        onChoose={(split) => change({ split: listText(split) })}
      />
    </>
  );
}
