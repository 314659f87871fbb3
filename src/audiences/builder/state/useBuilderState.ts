import { useCallback, useEffect, useState } from 'react';

import type { FrameOptions } from '../../embed/options/frame-options.ts';
import { readBuilderState, urlFromBuilderState } from './builder-state.ts';
import type { BuilderState } from './builder-state.ts';

/** Milliseconds. Safari refuses more than a hundred changes of the URL in ten seconds. */
const WRITE_DELAY = 250;

export type ChangeState = (change: Partial<BuilderState>) => void;
export type ChangeOptions = (change: Partial<FrameOptions>) => void;
export type ChangeFrameView = (change: Partial<FrameOptions['view']>) => void;

/** The builder's state, which its URL keeps for a reload and for sharing. */
export function useBuilderState() {
  const [state, setState] = useState(() =>
    readBuilderState(new URLSearchParams(window.location.search)),
  );
  useEffect(() => {
    const timer = setTimeout(
      () => window.history.replaceState(null, '', `?${urlFromBuilderState(state)}`),
      WRITE_DELAY,
    );
    return () => clearTimeout(timer);
  }, [state]);
  const changeState = useCallback<ChangeState>(
    (change) => setState((now) => ({ ...now, ...change })),
    [],
  );
  const changeOptions = useCallback<ChangeOptions>(
    (change) => setState((now) => ({ ...now, options: { ...now.options, ...change } })),
    [],
  );
  const changeView = useCallback<ChangeFrameView>(
    (change) =>
      setState((now) => ({
        ...now,
        options: { ...now.options, view: { ...now.options.view, ...change } },
      })),
    [],
  );
  return { state, changeState, changeOptions, changeView };
}
