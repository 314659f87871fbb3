import { boardOf, type ScreenBoard } from '../../contract/board/screens/screen-entry.ts';
import { parseScreenID } from '../../contract/board/screens/screen-id.ts';
import { ordersFor } from '../../contract/board/screens/screen-orders.ts';
import { takeoverAt } from '../../contract/board/screens/takeovers.ts';
import { ALL_IN_REACH, type OutOfReach } from '../../contract/departures/reach.ts';
import { errorResponse, headOf, JSON_TYPE, RETRY_SOON, withEtag } from '../../service/responses.ts';
import { splitUrl } from '../../service/splitUrl.ts';
import type { City } from '../city/openCity.ts';
import type { ScreensJson } from '../screens/createScreensFile.ts';
import { boardText } from './boardText.ts';
import { createAsk } from './createAsk.ts';
import type { BoardFont } from './font/parseFont.ts';
import { boardDrawing } from './picture/boardDrawing.ts';
import { createPictures } from './picture/createPictures.ts';
import { openPainter, type Painter } from './picture/openPainter.ts';
import { type BoardNow, readBoard } from './readBoard.ts';

/** Milliseconds for which the rows of a board are the same for all who ask. */
const STAYS = 5_000;
/** Rows change each minute, and live times more often. */
const CACHE_CONTROL = 'public, max-age=15';
/** Pixels of a side: the largest e-ink displays have 1,872. */
const [LEAST, MOST] = [240, 1_920];
const [WIDTH, HEIGHT] = [800, 480];
/** Letters of scripts that the included font lacks. */
const OTHER =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]/gu;

const PATH = /^\/boards\/([^/]+)\.(json|png)$/;

export interface BoardsOptions {
  readonly city: City;
  /** What screens.json has now. */
  readonly screens: () => Promise<ScreensJson>;
  /** The operator's font, for pictures in scripts that the included one lacks. */
  readonly font: BoardFont | null;
  /** Returns milliseconds since 1970. */
  readonly clock?: (() => number) | undefined;
}

/** Where the last good board is kept while another one is tried. No ID has a space. */
const goodSlot = (id: string) => `${id} good`;

interface StoredBoard {
  readonly at: number;
  readonly entry: string;
  readonly read: Promise<{ readonly board: BoardNow; readonly out: OutOfReach }>;
}

/** A side of the picture; undefined if it is no number of pixels that a picture may have. */
function sideOf(query: URLSearchParams, name: string, otherwise: number): number | undefined {
  const text = query.get(name) ?? String(otherwise);
  const side = /^\d{3,4}$/.test(text) ? Number(text) : 0;
  return side >= LEAST && side <= MOST ? side : undefined;
}

/**
 * Answers `/boards/{id}.json` and `/boards/{id}.png`: the boards of screens.json for devices without a browser.
 *
 * @returns a function that returns null for any other path
 */
export function createBoards({ city, screens, font, clock = Date.now }: BoardsOptions) {
  const ask = createAsk(city);
  const lastGood = new Map<string, ScreenBoard>();
  const stored = new Map<string, StoredBoard>();
  let painter: Promise<Painter> | undefined;
  const painting = () => {
    painter ??= openPainter(font).catch((error: unknown) => {
      painter = undefined;
      throw error;
    });
    return painter;
  };
  const pictureOf = createPictures(async (svg) => (await painting()).paint(svg));

  /** The board of an entry. While it is wrong, the last good one, or what is right in it as on a page. */
  function goodBoard(id: string, entry: unknown): ScreenBoard {
    const board = boardOf(new URLSearchParams(), entry);
    return board.wrong.length > 0 ? (lastGood.get(id) ?? board) : board;
  }

  /** @param slot where its rows are kept */
  async function boardNow(
    id: string,
    board: ScreenBoard,
    file: ScreensJson,
    slot = id,
  ): Promise<BoardNow> {
    const now = clock();
    const orders = ordersFor(file, id);
    const takeover = takeoverAt(orders?.takeovers ?? [], now)?.message;
    const message = takeover ?? orders?.message;
    const entry = JSON.stringify([
      board.parameters.toString(),
      board.hours,
      message,
      takeover !== undefined,
      orders?.disabled,
    ]);
    const before = stored.get(slot);
    if (before?.entry === entry && now - before.at < STAYS && now >= before.at)
      return (await before.read).board;
    const settings = city.settings();
    const out = before === undefined ? ALL_IN_REACH : (await before.read.catch(() => null))?.out;
    const isDisabled = orders?.disabled === true;
    const read = readBoard({
      ask,
      settings,
      board,
      message,
      isTakeover: takeover !== undefined,
      isDisabled,
      now,
      before: out ?? ALL_IN_REACH,
    });
    stored.set(slot, { at: now, entry, read });
    return (await read).board;
  }

  /** What a board shows, or the last good one while the entry names a stop that the city doesn't have. */
  async function knownNow(id: string, board: ScreenBoard, file: ScreensJson): Promise<BoardNow> {
    const now = await boardNow(id, board, file);
    const good = lastGood.get(id);
    if (now.hasUnknown) return good === undefined ? now : boardNow(id, good, file, goodSlot(id));
    // A stop that can't be read may be one that the city doesn't have.
    if (!now.isUnread && board.wrong.length === 0) lastGood.set(id, board);
    return now;
  }

  async function picture(request: Request, board: BoardNow, query: URLSearchParams) {
    const [width, height] = [sideOf(query, 'w', WIDTH), sideOf(query, 'h', HEIGHT)];
    if (width === undefined || height === undefined)
      return errorResponse(`w and h are whole numbers from ${LEAST} to ${MOST}`, 400);
    const { measure } = await painting();
    const svg = boardDrawing(board, { width, height }, measure);
    const others = svg.match(OTHER) ?? [];
    if (!others.every((letter) => font?.has(letter) === true))
      return errorResponse(
        'The picture has no letters for this language; the JSON has the rows',
        501,
      );
    const answer = { type: 'image/png', cacheControl: CACHE_CONTROL, etagSource: svg };
    // Whoever has this picture needs no new one.
    const known = withEtag(request, { ...answer, body: '' });
    if (known.status === 304) return known;
    const body = await pictureOf(svg);
    return body === null
      ? errorResponse('Too many pictures are asked for at once', 503, RETRY_SOON)
      : withEtag(request, { ...answer, body });
  }

  async function answer(request: Request, id: string, kind: string, query: URLSearchParams) {
    const file = await screens();
    const orders = ordersFor(file, id);
    if (orders !== null && orders.entry === undefined)
      return errorResponse('screens.json has not been read yet', 503, RETRY_SOON);
    if (orders === null || orders.entry === null) {
      lastGood.delete(id);
      stored.delete(id);
      stored.delete(goodSlot(id));
      return errorResponse(`screens.json has no display ${id}`, 404);
    }
    if (city.settings().features.times !== true)
      return errorResponse('This city has no times of its buses', 404);
    const board = goodBoard(id, orders.entry);
    const { stops, near } = board.options;
    const isNowhere = stops.length + near.length === 0;
    const [wrong] = board.wrong;
    if (isNowhere && wrong !== undefined) return errorResponse(`screens.${id}: ${wrong}`, 503);
    if (isNowhere)
      return errorResponse(`screens.${id} has neither stop nor near, so it has no departures`, 404);
    const now = await knownNow(id, board, file);
    if (kind === 'png') return picture(request, now, query);
    const text = boardText(now);
    // The time alone makes no new version.
    const etagSource = boardText({ ...now, at: 0, clock: '' });
    return withEtag(request, {
      body: text,
      type: JSON_TYPE,
      cacheControl: CACHE_CONTROL,
      etagSource,
    });
  }

  return (request: Request): Promise<Response> | null => {
    const [path, query] = splitUrl(request.url);
    const [, text = '', kind = ''] = PATH.exec(path) ?? [];
    if (kind === '') return null;
    const id = parseScreenID(text.replaceAll('%3A', ':'));
    if (id === null) return Promise.resolve(errorResponse('screens.json has no such display', 404));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return Promise.resolve(errorResponse('Only GET is allowed', 405, { allow: 'GET, HEAD' }));
    return answer(request, id, kind, new URLSearchParams(query)).then((response) =>
      request.method === 'HEAD' ? headOf(response) : response,
    );
  };
}
