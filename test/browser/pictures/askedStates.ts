import * as z from 'zod/mini';

import { RIDER, type State } from './State.ts';

const Look = z.object({
  query: z.string(),
  sizes: z.array(z.object({ width: z.number(), height: z.number() })),
  settings: z.optional(z.looseObject({})),
});

/** The state that `npm run look` asks for; null if nothing does. */
export function askedStates(json: string | undefined): readonly State[] | null {
  if (json === undefined) return null;
  const { query, sizes, settings } = Look.parse(JSON.parse(json));
  const [first, ...others] = sizes;
  return [
    {
      name: `look ${query}`,
      query,
      sizes: first === undefined ? RIDER : [first, ...others],
      settings,
      hasMap: 'where shown',
    },
  ];
}
