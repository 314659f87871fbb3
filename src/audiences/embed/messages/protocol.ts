import * as z from 'zod/mini';

import { SELECTION_KINDS } from '../../../contract/subjects.ts';
import { between, nonEmptyText } from '../../../contract/wire/scalars.ts';
import { THEMES } from '../../../lib/colors/theme.ts';
import { LAYERS } from '../../../view/view.ts';

/** The version of the messages, both ways (decision 0030). A change that breaks a host raises it. */
export const PROTOCOL_VERSION = 1;

/** The `source` of each message from a frame, and from its host. */
export const FRAME_SOURCE = 'curbside';
const HOST_SOURCE = 'curbside-host';

/** A list in a message has at most as many entries as a URL may have routes. */
const MAX_ENTRIES = 64;
const MAX_LENGTH = 300;

const shortText = nonEmptyText.check(z.refine((text) => text.length <= MAX_LENGTH, 'text'));
const listOf = <S extends z.ZodMiniType>(entry: S) =>
  z.array(entry).check(z.refine((all) => all.length <= MAX_ENTRIES, 'list'));

const command = <const T extends string, P extends z.ZodMiniType>(type: T, payload: P) =>
  z.object({ type: z.enum([type]), payload });

/**
 * The commands that a host may send. Every part of zod here is one that the page's first script contains anyway, so
 * that messages cost a page without them nothing.
 */
const COMMANDS = [
  /** Asks for `ready` again. */
  command('hello', z.unknown()),
  /** Moves the map. Degrees; `bearing` is what points up, clockwise from north. */
  command(
    'setView',
    z.object({
      center: z.object({ lat: between(-90, 90), lon: between(-180, 180) }),
      zoom: between(0, 22),
      bearing: z.optional(between(0, 359)),
    }),
  ),
  /** Opens a card; null closes it. */
  command('select', z.nullable(z.object({ kind: z.enum(SELECTION_KINDS), id: shortText }))),
  /** Chooses routes by their IDs; null for the city's own choice. */
  command('setRoute', z.object({ routes: z.nullable(listOf(shortText)) })),
  command('setTheme', z.object({ theme: z.enum([...THEMES, 'auto']) })),
  /** The layers that are shown; the others are hidden. */
  command('setLayers', z.object({ layers: listOf(z.enum(LAYERS)) })),
];
const Command = z.union(COMMANDS);

/** A command whose payload is checked. */
export type Command = z.output<typeof Command>;

/** Why a message was refused. `failed`: the command is valid, and the frame could not do it. */
export type RefusalCode = 'version' | 'type' | 'payload' | 'failed';

/** What a host sent, as far as it can be read. */
export type Received =
  | { readonly kind: 'foreign' }
  | { readonly kind: 'refused'; readonly id: string | undefined; readonly code: RefusalCode }
  | { readonly kind: 'command'; readonly id: string | undefined; readonly command: Command };

const Envelope = z.object({
  v: z.optional(z.unknown()),
  source: z.string(),
  type: z.optional(z.unknown()),
  id: z.optional(z.unknown()),
  payload: z.optional(z.unknown()),
});

/**
 * Reads a message whose sender is already verified.
 *
 * @returns `foreign` for messages of other libraries, which a frame ignores without an answer
 */
export function readMessage(data: unknown): Received {
  const envelope = z.safeParse(Envelope, data).data;
  if (envelope?.source !== HOST_SOURCE) return { kind: 'foreign' };
  const { v, type, payload } = envelope;
  const id = z.safeParse(shortText, envelope.id).data;
  if (v !== PROTOCOL_VERSION) return { kind: 'refused', id, code: 'version' };
  const found = z.safeParse(Command, { type, payload }).data;
  if (found !== undefined) return { kind: 'command', id, command: found };
  const isKnown = COMMANDS.some(({ shape }) => z.safeParse(shape.type, type).success);
  return { kind: 'refused', id, code: isKnown ? 'payload' : 'type' };
}
