import { useCallback } from 'react';

import type { PanelProps } from '../../view/panel-props.ts';

export interface StopSelection {
  readonly onSelect: (stop: { readonly stopID: string }) => void;
  readonly onHighlight: (stop: { readonly stopID: string } | null) => void;
}

/** What rows of stops call; the same functions as long as those of the panel are. */
export function useStopSelection({ onSelect, onHighlight }: PanelProps): StopSelection {
  return {
    onSelect: useCallback(({ stopID }) => onSelect({ kind: 'stop', id: stopID }), [onSelect]),
    onHighlight: useCallback(
      (stop) => onHighlight(stop && { kind: 'stop', id: stop.stopID }),
      [onHighlight],
    ),
  };
}
