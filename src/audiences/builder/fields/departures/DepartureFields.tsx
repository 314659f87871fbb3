import type { ReactNode } from 'react';

import type { DepartureOptions } from '../../../../contract/board/departure-options.ts';
import { useLanguage } from '../../../../ui/text/Language.tsx';
import { useBuilderWords } from '../../words/BuilderWordsContext.ts';
import { Choice } from '../controls/Choice.tsx';
import { NumberField } from '../controls/NumberField.tsx';
import { ChosenOf } from './ChosenOf.tsx';
import { NameFields } from './NameFields.tsx';
import { useRouteNamed } from './useRouteNamed.ts';
import { type ListedStop, useStopsThere } from './useStopsThere.ts';
import { ViaField } from './ViaField.tsx';

/** Minutes. Nobody walks for longer to a bus. */
const LONGEST_WALK = 60;

interface DepartureFieldsProps {
  stops: readonly ListedStop[];
  departures: DepartureOptions;
  onChange: (departures: DepartureOptions) => void;
  /** A choice of routes, above the others. */
  routes?: (routeIDs: readonly string[]) => ReactNode;
}

/** Which departures a board or a frame lists, chosen from what really stops there, and how it calls them. */
export function DepartureFields({ stops, departures, onChange, routes }: DepartureFieldsProps) {
  const own = useBuilderWords().departures;
  const { nameOf } = useLanguage('page');
  const routeNamed = useRouteNamed();
  const there = useStopsThere(stops);
  const { filter, reach } = departures;
  const changeFilter = (change: Partial<DepartureOptions['filter']>) =>
    onChange({ ...departures, filter: { ...filter, ...change } });
  const changeReach = (change: Partial<DepartureOptions['reach']>) =>
    onChange({ ...departures, reach: { ...reach, ...change } });
  return (
    <>
      {routes?.(there.routeIDs)}
      <ChosenOf
        legend={own.destinations}
        hint={own.allHint}
        there={there.destinations}
        chosen={filter.destinations}
        labelOf={(destination) => nameOf(destination)}
        onChoose={(destinations) => changeFilter({ destinations })}
      />
      <ChosenOf
        legend={own.hide}
        there={there.routeIDs}
        chosen={filter.hide}
        labelOf={routeNamed}
        onChoose={(hide) => changeFilter({ hide })}
      />
      <ChosenOf
        legend={own.platforms}
        there={there.platforms}
        chosen={filter.platforms}
        labelOf={String}
        onChoose={(platforms) => changeFilter({ platforms })}
      />
      <ViaField
        routeIDs={there.routeIDs}
        via={filter.via}
        onChange={(via) => changeFilter({ via })}
      />
      <Choice
        legend={own.reach}
        choices={(['leave', 'mark'] as const).map((value) => ({
          value,
          label: own.reaches[value],
        }))}
        chosen={reach.isMarked ? 'mark' : 'leave'}
        onChoose={(value) => changeReach({ isMarked: value === 'mark' })}
      />
      <NumberField
        label={own.minutes}
        hint={own.minutesHint}
        min={0}
        max={LONGEST_WALK}
        value={reach.minutes}
        onChange={(minutes) => changeReach({ minutes })}
      />
      <NameFields
        stops={stops}
        there={there}
        names={departures.names}
        onChange={(names) => onChange({ ...departures, names })}
      />
    </>
  );
}
