import { findProgram, startProcess } from './startProcess.ts';
import type { RunningProcess } from './startProcess.ts';

const XVFB = 'Xvfb';

/** What is missing for a screen that nobody looks at; empty when nothing is. */
export const missingDisplay = (): string => (findProgram(XVFB) === null ? 'Xvfb (xvfb)' : '');

/** Starts an X server without a screen on the first free display, which it announces by number. */
export const openDisplay = (): Promise<RunningProcess> =>
  startProcess(
    XVFB,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-noreset'],
    { announces: /^(\d+)\n/ },
  );
