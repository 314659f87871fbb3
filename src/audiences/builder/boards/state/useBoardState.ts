import { useCallback, useMemo } from 'react';

import { type BoardOptions, readBoardOptions } from '../../../../contract/board/board-options.ts';
import { useUrlState } from '../../state/useUrlState.ts';
import {
  type BoardState,
  readBoardState,
  urlFromBoardState,
  withParameters,
} from './board-state.ts';

/** Sets parameters of the board: a text, the texts of one that is repeated, or null to leave it out. */
export type ChangeBoard = (
  changes: Readonly<Record<string, string | readonly string[] | null>>,
) => void;

/** What a group of fields reads and changes. */
export interface BoardFieldProps {
  /** The parameters of the board, from which `options` are read. */
  readonly query: URLSearchParams;
  readonly options: BoardOptions;
  readonly change: ChangeBoard;
}

/** The state of the builder of boards, which its URL keeps for a reload and for sharing. */
export function useBoardState() {
  const [state, setState] = useUrlState(readBoardState, urlFromBoardState);
  const { query } = state;
  const change = useCallback<ChangeBoard>(
    (changes) => {
      const texts = Object.entries(changes).map(([name, value]) => {
        const given = value === null || value === '' ? [] : value;
        return [name, typeof given === 'string' ? [given] : given] as const;
      });
      setState((now) => ({ ...now, query: withParameters(now.query, Object.fromEntries(texts)) }));
    },
    [setState],
  );
  const changeScreen = useCallback(
    (screen: BoardState['screen']) => setState((now) => ({ ...now, screen })),
    [setState],
  );
  const options = useMemo(() => readBoardOptions(query).options, [query]);
  return { state, options, change, changeScreen };
}
