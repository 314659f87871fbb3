import { rowsWithRoom } from '../../../contract/board/rowsWithRoom.ts';
import { escapeHtml } from '../../../lib/escapeHtml.ts';
import { isolateRightToLeft, isRightToLeft } from '../../../lib/words/isolate.ts';
import type { BoardNow, BoardRow } from '../readBoard.ts';
import { fitText, type Measure, type TextSpace } from './fitText.ts';
import { LETTERS } from './openPainter.ts';

/** The size of a picture, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The longer and the shorter side of the most common display, for which the lengths below are. */
const [LONGER, SHORTER] = [800, 480];
const MARGIN = 16;
const HEADER = 60;
const ROW = 66;
const NOTE = 28;
const BADGE = 86;
const FIGURE = 168;
const CLOCK = 150;
const MOST_NOTES = 2;

/** What XML forbids. */
// oxlint-disable-next-line no-control-regex -- These are what is left out.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;

interface Text extends TextSpace {
  readonly text: string;
  readonly x: number;
  /** The middle of its lines. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly color?: string;
}

/**
 * A board as a drawing in black and white (SVG): its title, the time, as many rows as have room, and the notes. A language
 * that is read from right to left is mirrored.
 */
export function boardDrawing(
  board: BoardNow,
  { width, height }: PictureSize,
  measure: Measure,
): string {
  const scale = Math.min(Math.max(width, height) / LONGER, Math.min(width, height) / SHORTER);
  const [across, down] = [width / scale, height / scale];
  const isMirrored = isRightToLeft(board.lang);
  const at = (x: number) => (isMirrored ? across - x : x);
  const [start, end] = isMirrored ? (['end', 'start'] as const) : (['start', 'end'] as const);

  function text({ text: given, x, y, anchor, color = '#000', ...space }: Text): string {
    const clean = given.replaceAll(FORBIDDEN, '');
    const { lines, size } = fitText(clean, space, measure);
    // Numbers in it are to the right of what they count.
    const directed = (line: string) => (isMirrored ? isolateRightToLeft(line) : line);
    const weight = space.isBold ? ' font-weight="bold"' : '';
    return lines
      .map((line, nth) => {
        // Capital letters are 0.73 of the size high.
        const base = y + 0.36 * size + (nth - (lines.length - 1) / 2) * 1.1 * size;
        return `<text x="${at(x).toFixed(1)}" y="${base.toFixed(1)}" font-size="${size.toFixed(1)}" text-anchor="${anchor}" fill="${color}"${weight}>${escapeHtml(directed(line))}</text>`;
      })
      .join('');
  }
  const box = (x: number, y: number, boxWidth: number, boxHeight: number) =>
    `<rect x="${(isMirrored ? across - x - boxWidth : x).toFixed(1)}" y="${y.toFixed(1)}" width="${boxWidth.toFixed(1)}" height="${boxHeight.toFixed(1)}"/>`;

  function row({ route, destination, figure, details, after }: BoardRow, top: number): string {
    const middle = top + ROW / 2;
    const left = MARGIN + BADGE + MARGIN;
    const room = across - left - FIGURE - 2 * MARGIN;
    const detail = details.join(' · ');
    const [hasDetail, hasAfter] = [detail !== '', after !== ''];
    const small = { most: 1, size: 19, isBold: false };
    // Two lines of the larger size would touch the lines between the rows.
    const size = hasDetail ? 30 : measure(destination, false) * 34 <= room ? 34 : 28;
    return [
      box(MARGIN, top + 10, BADGE, ROW - 20),
      text({
        text: route,
        x: MARGIN + BADGE / 2,
        y: middle,
        anchor: 'middle',
        color: '#fff',
        width: BADGE - 12,
        most: 1,
        size: 32,
        isBold: true,
      }),
      text({
        text: destination,
        x: left,
        y: hasDetail ? middle - 9 : middle,
        anchor: start,
        width: room,
        most: hasDetail ? 1 : 2,
        size,
        isBold: false,
      }),
      hasDetail
        ? text({ ...small, text: detail, x: left, y: middle + 18, anchor: start, width: room })
        : '',
      text({
        text: figure,
        x: across - MARGIN,
        y: hasAfter ? middle - 9 : middle,
        anchor: end,
        width: FIGURE,
        most: 1,
        size: 36,
        isBold: true,
      }),
      hasAfter
        ? text({
            ...small,
            text: after,
            x: across - MARGIN,
            y: middle + 18,
            anchor: end,
            width: FIGURE,
          })
        : '',
      box(MARGIN, top + ROW - 1, across - 2 * MARGIN, 1),
    ].join('');
  }

  const { title, clock, near, lines, notes } = board;
  const each = board.isTakeover ? [] : board.each;
  const below = each.length === 0 ? [] : notes.slice(0, MOST_NOTES);
  const room = Math.max(1, Math.floor((down - HEADER - below.length * NOTE) / ROW));
  const all = near > room && lines.length >= room ? lines : each;
  const rows = rowsWithRoom(all, ({ isTooLate }) => isTooLate, near, room);
  const parts = [
    `<rect width="${across.toFixed(1)}" height="${down.toFixed(1)}" fill="#fff"/>`,
    text({
      text: title,
      x: MARGIN,
      y: HEADER / 2,
      anchor: start,
      width: across - CLOCK - 3 * MARGIN,
      most: 1,
      size: 36,
      isBold: true,
    }),
    text({
      text: clock,
      x: across - MARGIN,
      y: HEADER / 2,
      anchor: end,
      width: CLOCK,
      most: 1,
      size: 30,
      isBold: false,
    }),
    box(0, HEADER - 3, across, 3),
    ...rows.map((one, nth) => row(one, HEADER + nth * ROW)),
    ...below.map((note, nth) =>
      text({
        text: note,
        x: MARGIN,
        y: down - (below.length - nth - 0.5) * NOTE,
        anchor: start,
        width: across - 2 * MARGIN,
        most: 1,
        size: 21,
        isBold: false,
      }),
    ),
    ...(each.length === 0
      ? [
          text({
            text: board.isTakeover ? (notes[0] ?? '') : notes.join(' '),
            x: across / 2,
            y: (HEADER + down) / 2,
            anchor: 'middle',
            width: across - 4 * MARGIN,
            most: 5,
            size: 40,
            isBold: false,
          }),
        ]
      : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${across.toFixed(3)} ${down.toFixed(3)}" ${LETTERS}>${parts.join('')}</svg>`;
}
