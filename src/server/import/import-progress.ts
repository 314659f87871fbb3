import type { OnProgress } from './runImporter.ts';

/** Where progress is written. */
export interface Terminal {
  readonly isTTY: boolean;
  write(text: string): unknown;
}

/** Often enough on a terminal to see that it moves; seldom enough for a log file. */
const TERMINAL_INTERVAL = 100;
const FILE_INTERVAL = 5000;

/** Prints how far an import is: one line that changes on a terminal, a few lines otherwise. */
export function createProgress(
  terminal: Terminal,
  clock: () => number,
): { onProgress: OnProgress; done: () => void } {
  const interval = terminal.isTTY ? TERMINAL_INTERVAL : FILE_INTERVAL;
  let writtenAt = terminal.isTTY ? Number.NEGATIVE_INFINITY : clock();
  let isLineOpen = false;
  return {
    onProgress({ file, rows }) {
      if (clock() - writtenAt < interval) return;
      writtenAt = clock();
      const line = `Reading ${file}: ${rows.toLocaleString('en-US')} rows`;
      // \r and "erase to the end of the line" replace the line.
      terminal.write(terminal.isTTY ? `\r${line}\u001B[K` : `${line}\n`);
      isLineOpen = terminal.isTTY;
    },
    done() {
      if (isLineOpen) terminal.write('\r\u001B[K');
      isLineOpen = false;
    },
  };
}
