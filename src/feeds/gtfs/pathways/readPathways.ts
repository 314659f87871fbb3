import { plainName } from '../../../lib/text/plainName.ts';
import { cellReporter } from '../csv/cellReporter.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import type { FeedStops } from '../tables/readStops.ts';

/** A way between two places of a station; both are indexes of stops.txt. */
export interface FeedPathway {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly isBothWays: boolean;
  readonly hasSteps: boolean;
  readonly isElevator: boolean;
  /** What riders call an elevator; empty if the feed doesn't say. */
  readonly name: string;
}

export interface FeedPathways {
  readonly all: readonly FeedPathway[];
  /** What riders call the level of a place, by level_id. */
  readonly levels: ReadonlyMap<string, string>;
}

const FILE = 'pathways.txt';
const [STAIRS, ESCALATOR, ELEVATOR, EXIT_GATE] = [2, 4, 5, 7];

async function readLevels(feed: Feed): Promise<ReadonlyMap<string, string>> {
  const levels = new Map<string, string>();
  await readTable(feed, 'levels.txt', (columnOf) => {
    const [id, name] = [columnOf('level_id'), columnOf('level_name')];
    return (row) => {
      if (!row.isEmpty(id)) levels.set(row.text(id), plainName(row.text(name)));
    };
  });
  return levels;
}

/** Reads pathways.txt and levels.txt. A row with a fault is left out. */
export async function readPathways(feed: Feed, stops: FeedStops): Promise<FeedPathways> {
  const all: FeedPathway[] = [];
  await readTable(feed, FILE, (columnOf) => {
    const [id, mode] = [columnOf('pathway_id'), columnOf('pathway_mode')];
    const [fromColumn, toColumn] = [columnOf('from_stop_id'), columnOf('to_stop_id')];
    const [both, stairs] = [columnOf('is_bidirectional'), columnOf('stair_count')];
    // Some agencies have a column with the number that is on the elevator's door.
    const names = ['pathway_code', 'signposted_as', 'reversed_signposted_as'].map(columnOf);
    const report = cellReporter(feed.findings, FILE, 'pathway_id', columnOf);
    return (row) => {
      const [from, to] = [stops.ids.find(row, fromColumn), stops.ids.find(row, toColumn)];
      const kind = row.whole(mode);
      if (from === -1 || to === -1)
        report('unknown-reference', row, from === -1 ? 'from_stop_id' : 'to_stop_id');
      else if (!(kind >= 1 && kind <= EXIT_GATE)) report('bad-value', row, 'pathway_mode');
      else {
        const direction = row.whole(both);
        if (direction !== 0 && direction !== 1) report('ignored-value', row, 'is_bidirectional');
        const isElevator = kind === ELEVATOR;
        all.push({
          id: row.text(id),
          from,
          to,
          isBothWays: direction === 1 && kind !== EXIT_GATE,
          hasSteps: kind === STAIRS || kind === ESCALATOR || (row.whole(stairs) || 0) !== 0,
          isElevator,
          name: isElevator
            ? plainName(names.map((column) => row.text(column)).find((name) => name !== '') ?? '')
            : '',
        });
      }
    };
  });
  return { all, levels: all.length === 0 ? new Map() : await readLevels(feed) };
}
