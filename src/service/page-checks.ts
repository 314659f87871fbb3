import * as z from 'zod/mini';

import { alternative } from '../contract/settings/alternative.ts';
import { parseWeeklyHours } from '../lib/time/weekly-hours.ts';

const origin = z
  .string()
  .check(
    z.regex(
      /^https?:\/\/[a-z0-9.-]+(:\d+)?$/,
      'expected an origin such as https://city.example.org',
    ),
  );

/** Vector tiles in the OpenMapTiles schema: a TileJSON document, or a template for each tile. */
const tilesUrl = z
  .string()
  .check(
    z.regex(
      /^(?:https?:\/\/|\/(?!\/))[^\s{}]*(?:\{z\}[^\s{}]*\{x\}[^\s{}]*\{y\}[^\s{}]*)?$/,
      'expected the URL of a TileJSON document or a template such as https://tiles.example.org/{z}/{x}/{y}.pbf',
    ),
  );

/** Where names in other languages are. */
const names = z.strictObject({
  documents: z
    .string()
    .check(
      z.regex(
        /^(https?:\/\/|\/(?!\/))(?:[^\s{]|\{(?!language\}))*\{language\}\S*$/,
        'expected a URL or path that contains {language}',
      ),
    ),
  languages: z.array(z.string()),
  own: z.optional(z.string()),
});

/** When anyone may park at an operator's lots. */
const operator = z.looseObject({
  publicHours: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => parseWeeklyHours(text) !== null,
          'expected hours such as "Mo-Fr 17:00-07:00; Sa,Su 00:00-24:00", "24/7" or "off"',
        ),
      ),
  ),
});

/**
 * Settings of the page that whatever serves it checks: the Node server or a worker. The page itself
 * doesn't, because its first script is kept small.
 */
export const PAGE_CHECKS = {
  basemap: z.optional(z.looseObject({ tiles: z.optional(tilesUrl) })),
  frameHosts: z.optional(z.array(origin)),
  alternative: z.optional(alternative),
  names: z.optional(names),
  operators: z.optional(z.array(operator)),
};
