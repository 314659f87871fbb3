import * as z from 'zod/mini';

import { parseOneOf, parsePanelOf } from '../../../contract/links/parameter-parsers.ts';
import type { ParseText } from '../../../contract/links/parameter-parsers.ts';
import { parseBounds } from '../../../contract/links/parseBounds.ts';
import { between, wholeBetween } from '../../../contract/wire/scalars.ts';
import { splitListText } from '../../../lib/names/list-text.ts';
import { type Panel, PANELS } from '../../../view/view.ts';
import { originOf } from '../messages/host-origins.ts';

/** The version of these parameters. Raise it when a parameter changes its meaning. */
const FRAME_VERSION = 1;

/** The lists of a frame. The list of departures needs stops, so a frame has it only if its URL names both. */
export const FRAME_PANELS = ['departures', ...PANELS] as const;
export type FramePanel = (typeof FRAME_PANELS)[number];

export const FRAME_MODES = ['map', 'list'] as const;

/** What a frame can offer beside its map. The attribution and the link to the full map always stay. */
export const FRAME_CONTROLS = ['zoom', 'locate', 'fullscreen', 'legend', 'list'] as const;

/** Longer texts are cut. */
export const MOST_CHARACTERS = 80;
/** A frame polls faster than that anyway (`withPoll`), but links with such a `poll` remain valid. */
const MOST_POLL_SECONDS = 3600;
/** More lots are dropped: nobody reads such a list in a frame. */
const MOST_LOTS = 64;

/** Values of `lots` that filter by state instead of naming a lot; see `View.lotFilter`. */
export const LOT_FILTERS = ['room', 'event'];

/** Cuts a text by code points, so that no emoji is torn. */
const cutText = (text: string) => Array.from(text.trim()).slice(0, MOST_CHARACTERS).join('').trim();

const splitList = (text: string) => [...new Set(splitListText(text))];

/** One of a few words, the first if the URL has none. `readFrameOptions` drops any other word. */
const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.prefault(z.enum(words), words[0]);

/** What a schema makes of the parameter's text, or of `usual` if the URL has none. */
const ofText = <Schema extends z.ZodMiniType<unknown, string>>(schema: Schema, usual = '') =>
  z.prefault(z.pipe(z.string(), schema), usual);

/** Some of a few words, in their own order; the usual ones if the URL has none, `none` for an empty list. */
const someOf = <const T extends readonly [string, ...string[]]>(
  words: T,
  parse: ParseText<T[number]> = parseOneOf(words),
  usual: readonly T[number][] = words,
) =>
  ofText(
    z.pipe(
      z.transform((text: string) => {
        const found = words.filter((word) => splitList(text).some((part) => parse(part) === word));
        return found.length > 0 || text === 'none' ? found : [...usual];
      }),
      z.array(z.enum(words)),
    ),
    usual.join(','),
  );

/** The lists of a frame whose URL names none. Without later ones, so that older frames stay as they are. */
export const USUAL_PANELS: readonly Panel[] = ['stops', 'vehicles', 'lots', 'events'];

const place = z.object({ lat: between(-90, 90), lon: between(-180, 180) });

/**
 * The parameters of a frame that a rider's URL does not have read from their texts in the URL.
 * The default of each is its prefault. The builder writes the texts (`urlFromFrameOptions`).
 */
export const FrameParameters = z.object({
  v: z.prefault(z.enum([String(FRAME_VERSION)]), String(FRAME_VERSION)),
  /** A map, or only the list of what it would show. */
  mode: oneOf(FRAME_MODES),
  /** The lists that the frame offers. */
  panels: someOf(FRAME_PANELS, parsePanelOf(FRAME_PANELS), USUAL_PANELS),
  controls: someOf(FRAME_CONTROLS),
  /** Short names, names or keys of the lots to show; empty for all. */
  lots: ofText(
    z.transform((text: string): readonly string[] =>
      splitList(text)
        .filter((name) => name !== '' && name.length <= MOST_CHARACTERS)
        .filter((name) => !LOT_FILTERS.includes(name))
        .slice(0, MOST_LOTS),
    ),
  ),
  /** The area that the map shows at the start. */
  bbox: ofText(
    z.pipe(z.transform(parseBounds), z.nullable(z.object({ southWest: place, northEast: place }))),
  ),
  /** The frame's heading; null for the city's name. */
  title: ofText(z.transform((text: string) => cutText(text) || null)),
  /** Whether one finger and the plain wheel scroll the host page, or move the map. */
  gestures: oneOf(['cooperative', 'full']),
  /** The least seconds between polls; null for the settings'. A frame never polls faster than those. */
  poll: ofText(
    z.pipe(
      z.transform((text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : null)),
      z.nullable(wholeBetween(2, MOST_POLL_SECONDS)),
    ),
  ),
  /** Whether the host page may send messages. */
  api: oneOf(['0', '1']),
  /** The only origin whose messages are taken; null for those of the settings. */
  origin: ofText(z.transform((text: string) => (originOf(text) === text ? text : null))),
});

export type FrameParameters = z.output<typeof FrameParameters>;

export type FrameMode = FrameParameters['mode'];
