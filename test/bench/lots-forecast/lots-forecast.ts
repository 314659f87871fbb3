import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { LotCounts } from '../../../src/service/parking/LotCounts.ts';
import { isShort } from '../short.ts';
import { figure, table } from '../table.ts';
import { readHistory } from './readHistory.ts';
import { replayLots } from './replayLots.ts';

/** Recorded counts are beside the project, where it is developed. */
const RECORDED = '../shared/parking-history/lots-2023-10-to-2024-06.csv';
/** 1 April 2024: the forecast was tuned with what is before. */
const RECORDED_FROM = 1_711_929_600;
/** The recorded lots are in Germany. */
const RECORDED_ZONE = 'Europe/Berlin';

/** The memory of the counts of 1,000 lots, in MB. */
function memoryOfLots(): number {
  const before = process.memoryUsage().arrayBuffers;
  const lots = Array.from({ length: 1000 }, () => new LotCounts());
  return (process.memoryUsage().arrayBuffers - before) / 1e6 / (lots.length / 1000);
}

/** The value after `--name`. */
const optionOf = (args: readonly string[], name: string): string | undefined => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? undefined : args[at + 1];
};

/**
 * Scores the forecast of lots (C40) on recorded counts: those beside the project, or with
 * `--history CSV --from UNIX --out FILE --zone ZONE` any others. What is before `from` is only learned.
 */
export function benchLotsForecast(args: readonly string[]): Promise<string> {
  const path = optionOf(args, 'history') ?? RECORDED;
  if (!existsSync(path))
    return Promise.resolve(`lots-forecast: needs recorded counts in ${path}, or --history\n`);
  const history = readHistory(readFileSync(path, 'utf8'), isShort ? 2 : undefined);
  const from = Number(optionOf(args, 'from') ?? RECORDED_FROM);
  const { score, out, perRead } = replayLots(
    history,
    from,
    optionOf(args, 'zone') ?? RECORDED_ZONE,
  );
  const file = optionOf(args, 'out');
  if (file !== undefined) writeFileSync(file, `${out.join('\n')}\n`);
  const title = 'Open spots of lots (C40: at most 0.70, 0.55 and 0.42 at 30, 60 and 120 minutes)';
  return Promise.resolve(
    [
      table(title, score.rows()),
      `${figure(perRead, 3)} ms a read (limit 1 ms); ${figure(memoryOfLots())} MB for 1,000 lots (limit 50 MB)`,
      '',
    ].join('\n'),
  );
}
