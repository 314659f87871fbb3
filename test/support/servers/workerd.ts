import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

import * as z from 'zod/mini';

const Workerd = z.object({ default: z.string(), compatibilityDate: z.string() });

/** The runtime's program; null where npm has none for this machine. */
export function findWorkerd(): z.output<typeof Workerd> | null {
  try {
    const found = z.parse(Workerd, createRequire(import.meta.url)('workerd'));
    return existsSync(found.default) ? found : null;
  } catch {
    return null;
  }
}

const Listening = z.object({
  event: z.literal('listen'),
  socket: z.string(),
  port: z.number(),
});

/** Waits for the addresses that workerd reports on its control channel, one line for each socket, by name. */
export async function readAddresses(
  { stdio }: ChildProcess,
  sockets: number,
): Promise<Readonly<Record<string, string>>> {
  const control = stdio[3];
  if (control === null || control === undefined) throw new Error('workerd has no control channel');
  let text = '';
  while (text.split('\n').length <= sockets) {
    const [chunk]: unknown[] = await once(control, 'data', { signal: AbortSignal.timeout(20_000) });
    text += String(chunk);
  }
  const addresses: Record<string, string> = {};
  for (const line of text.trim().split('\n')) {
    const { socket, port } = z.parse(Listening, JSON.parse(line));
    addresses[socket] = `http://127.0.0.1:${port}`;
  }
  return addresses;
}
