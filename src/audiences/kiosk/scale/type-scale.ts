/** What the sizes are computed from: where the reader stands, and the screen. */
interface ScreenFacts {
  readonly distanceMeters: number;
  readonly screenInches: number;
  /** CSS pixels, of the whole screen. */
  readonly width: number;
  readonly height: number;
}

/** Font sizes in CSS pixels, and by how much the map is enlarged. */
export interface TypeScale {
  /** Route numbers, stops away, counts and the clock. */
  readonly large: number;
  /** Destinations and names of lots. */
  readonly medium: number;
  /** Everything else. */
  readonly small: number;
  /** Pixels of a QR code that is a tenth as wide as its distance; null where a board has no room for that. */
  readonly code: number | null;
  /** The factor for the map: its marks, lines and names are drawn for reading at arm's length. */
  readonly map: number;
}

/** The height of a capital as a share of the reader's distance: 0.006 is 21 arcminutes. */
const CAPITALS = { large: 0.006, medium: 0.0045, small: 0.0032 };

/** A phone reads a code from ten times its width. It must not take the room of a row. */
const CODE_SHARE = 0.1;
const MOST_OF_CODE = 1 / 8;

/** The height of a capital as a share of the font size, in the fonts of `--font`. */
const CAPITAL_SHARE = 0.71;

const MM_PER_INCH = 25.4;

/** The largest font is at most this share of the screen's shorter side, so that a board of several rows remains. */
const LARGEST_SHARE = 1 / 9;

/** However near the reader is, nothing is smaller than the page's smallest text, in CSS pixels. */
const SMALLEST = 13;

/** The font size of most names on the map. */
const MAP_FONT = 13;

/**
 * The sizes for a viewing distance and a screen: font size = share × distance ÷ (millimeters for each
 * pixel) ÷ 0.71. All sizes shrink together where the largest would leave no room for a board, and grow
 * together where the smallest would be too small for any page.
 */
export function typeScale({ distanceMeters, screenInches, width, height }: ScreenFacts): TypeScale {
  const mmPerPixel = (screenInches * MM_PER_INCH) / Math.hypot(width, height);
  const sizeOf = (share: number) => (share * distanceMeters * 1000) / mmPerPixel / CAPITAL_SHARE;
  const limit = LARGEST_SHARE * Math.min(width, height);
  const fit = Math.min(
    Math.max(1, SMALLEST / sizeOf(CAPITALS.small)),
    limit / sizeOf(CAPITALS.large),
  );
  const small = fit * sizeOf(CAPITALS.small);
  const code = (CODE_SHARE * distanceMeters * 1000) / mmPerPixel;
  return {
    code: code <= MOST_OF_CODE * Math.min(width, height) ? code : null,
    large: fit * sizeOf(CAPITALS.large),
    medium: fit * sizeOf(CAPITALS.medium),
    small,
    map: Math.max(1, small / MAP_FONT),
  };
}
