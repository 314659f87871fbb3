import { useCallback } from 'react';

import type { FrameOptions } from '../../embed/options/frame-options.ts';
import { readBuilderState, urlFromBuilderState } from './builder-state.ts';
import type { BuilderState } from './builder-state.ts';
import { useUrlState } from './useUrlState.ts';

export type ChangeState = (change: Partial<BuilderState>) => void;
export type ChangeOptions = (change: Partial<FrameOptions>) => void;
export type ChangeFrameView = (change: Partial<FrameOptions['view']>) => void;

/** The builder's state, which its URL keeps for a reload and for sharing. */
export function useBuilderState() {
  const [state, setState] = useUrlState(readBuilderState, urlFromBuilderState);
  const changeState = useCallback<ChangeState>(
    (change) => setState((now) => ({ ...now, ...change })),
    [setState],
  );
  const changeOptions = useCallback<ChangeOptions>(
    (change) => setState((now) => ({ ...now, options: { ...now.options, ...change } })),
    [setState],
  );
  const changeView = useCallback<ChangeFrameView>(
    (change) =>
      setState((now) => ({
        ...now,
        options: { ...now.options, view: { ...now.options.view, ...change } },
      })),
    [setState],
  );
  return { state, changeState, changeOptions, changeView };
}
