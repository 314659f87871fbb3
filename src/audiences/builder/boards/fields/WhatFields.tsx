import { useSettings } from '../../../../city/reads/SettingsContext.ts';
import { listText } from '../../../../lib/names/list-text.ts';
import { ChosenOf } from '../../fields/departures/ChosenOf.tsx';
import { DepartureFields } from '../../fields/departures/DepartureFields.tsx';
import { useRouteNamed } from '../../fields/departures/useRouteNamed.ts';
import { useBuilderWords } from '../../words/BuilderWordsContext.ts';
import { departureChanges } from '../state/departure-changes.ts';
import type { BoardFieldProps } from '../state/useBoardState.ts';
import type { BoardStop } from '../state/useBoardStops.ts';

interface WhatFieldsProps extends BoardFieldProps {
  stops: readonly BoardStop[];
}

/** The routes and departures that the board lists. */
export function WhatFields({ options, change, stops }: WhatFieldsProps) {
  const own = useBuilderWords().departures;
  const { routes } = useSettings();
  const routeNamed = useRouteNamed();
  const { filter, reach, names } = options;
  return (
    <DepartureFields
      stops={stops}
      departures={{ filter, reach, names }}
      onChange={(departures) => change(departureChanges(options, departures))}
      routes={(routeIDs) => (
        <ChosenOf
          legend={own.routes}
          // Without times, nobody says what stops there.
          there={routeIDs.length > 0 ? routeIDs : routes.map(({ routeID }) => routeID)}
          chosen={options.routes}
          labelOf={routeNamed}
          onChoose={(chosen) => change({ route: listText(chosen) })}
        />
      )}
    />
  );
}
