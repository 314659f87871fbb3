import { decodeSnapshot } from '../../../contract/snapshot/snapshot-file.ts';
import lines from './data/snapshot.json' with { type: 'json' };

/** The demo city's streets as its riders know them: routes, stops, lines and trips (decision 51). */
export const demoSnapshot = decodeSnapshot(
  new TextEncoder().encode(lines.map((line) => JSON.stringify(line)).join('\n')),
);
