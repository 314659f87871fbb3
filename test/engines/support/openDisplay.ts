import { findProgram, startProcess } from './startProcess.ts';
import type { RunningProcess } from './startProcess.ts';

const XVFB = 'Xvfb';

/** The missing program and its package; empty if it is installed. */
export const missingDisplay = (): string => (findProgram(XVFB) === null ? 'Xvfb (xvfb)' : '');

/** Starts a virtual X server on the first free display. It prints the display's number. */
export const openDisplay = (): Promise<RunningProcess> =>
  startProcess(
    XVFB,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-noreset'],
    { announces: /^(\d+)\n/ },
  );
