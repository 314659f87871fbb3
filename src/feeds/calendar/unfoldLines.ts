import type { Steps } from '../../lib/steps.ts';
import { FileError } from '../FileError.ts';
import { utf16Of } from '../gtfs/csv/toUtf8.ts';

const MOST_LINES = 1_000_000;
/** They are read in a few milliseconds. */
const BYTES_PER_STEP = 500_000;
const [TAB, LINE_FEED, RETURN, SPACE] = [9, 10, 13, 32];

interface UnfoldedText {
  /** Lines that end with a line feed. */
  readonly text: string;
  /** For each line of the text, where it begins in the file, from 1. */
  readonly lineNumbers: readonly number[];
  readonly isUtf8: boolean;
}

/**
 * Joins the lines of a calendar that begin with a blank to those before them (RFC 5545, 3.1), and decodes the result
 * only then: a fold may be between the bytes of one character. Lines end with LF, CR LF or CR.
 * In steps of a few milliseconds.
 *
 * @throws FileError if there are too many lines
 */
export function* unfoldLines(file: Uint8Array): Steps<UnfoldedText> {
  const utf16 = utf16Of(file);
  const bytes =
    utf16 === null ? file : new TextEncoder().encode(new TextDecoder(utf16).decode(file));
  const unfolded = new Uint8Array(bytes.length);
  const lineNumbers = [1];
  let size = 0;
  let line = 1;
  for (let at = 0; at < bytes.length; at++) {
    if (at % BYTES_PER_STEP === 0) yield;
    const byte = bytes[at];
    // Some servers end lines with CR CR LF.
    if (byte === RETURN && (bytes[at + 1] === LINE_FEED || bytes[at + 1] === RETURN)) continue;
    if (byte !== LINE_FEED && byte !== RETURN) {
      unfolded[size++] = byte ?? 0;
      continue;
    }
    line += 1;
    if (line > MOST_LINES) throw new FileError(`The calendar has more than ${MOST_LINES} lines.`);
    const next = bytes[at + 1];
    if (next === SPACE || next === TAB) {
      at += 1;
    } else {
      unfolded[size++] = LINE_FEED;
      lineNumbers.push(line);
    }
  }
  const content = unfolded.subarray(0, size);
  try {
    return {
      text: new TextDecoder('utf-8', { fatal: true }).decode(content),
      lineNumbers,
      isUtf8: true,
    };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(content), lineNumbers, isUtf8: false };
  }
}
