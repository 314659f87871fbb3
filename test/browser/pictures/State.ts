import type { Page } from '@playwright/test';

import { SIZE_PRESETS } from '../../../src/lib/frames/frame-size.ts';
import type { Source } from '../../../src/service/Source.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const WALL = { width: 1920, height: 1080 };
export const PILLAR = { width: 1080, height: 1920 };
export const FRAME = { width: 400, height: 300 };
export const SMALL_PHONE = { width: 320, height: 568 };
/** A phone that is turned. */
export const TURNED_PHONE = { width: 844, height: 390 };
/** The size of a 1280 px wide window at a zoom of 400% (WCAG 1.4.10). */
export const NARROW = { width: 320, height: 640 };

/** At least one size. */
type Sizes = readonly [Size, ...Size[]];

export const RIDER: Sizes = [DESK, PHONE];
export const KIOSK: Sizes = [WALL, PILLAR];

/** The least size that a frame must work at (B4), then those of the builder's presets. */
export const FRAMES: Sizes = [{ width: 200, height: 200 }, ...SIZE_PRESETS];

/** Every size that a display must fill. */
export const SCREENS: Sizes = [
  WALL,
  PILLAR,
  { width: 1366, height: 768 },
  { width: 3840, height: 2160 },
];

/** A state of the page. It is photographed, and axe checks it. */
export interface State {
  readonly name: string;
  /** The view in the URL. */
  readonly query: string;
  readonly sizes: Sizes;
  /** The source of the service. Default: the demo city. */
  readonly source?: Source;
  /** The deployment's settings. Default: none but the source's. */
  readonly settings?: object | undefined;
  /** Runs before the page opens, for example to change answers or to store values on the device. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Runs after the first rows are shown: what the person does, or how much time passes. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Requests that fail in this state. */
  readonly without?: RegExp;
  /** Whether `act` makes requests fail, which the browser logs. */
  readonly hasFailures?: true;
  /** Whether `act` moves the page's clock. In other states the clock is stopped. */
  readonly isTimed?: true;
  /** The device's time zone. Default: the city's. */
  readonly timezoneId?: string;
  /** Whether the system replaces the page's colors, as in a contrast theme. */
  readonly hasForcedColors?: true;
  /** Whether to wait for the map. Default: true. */
  readonly hasMap?: boolean | 'where shown';
  /** Whether axe checks the state in `npm test` too. With `npm run pictures`, axe checks every state. */
  readonly isCore?: true;
  /** Whether the page's text depends on a drawn map. For other states, axe opens the page without one. */
  readonly isOfMap?: true;
}
