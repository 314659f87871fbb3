import type { Page } from '@playwright/test';

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
/** What is left of a desk at a zoom of 400 % (WCAG 1.4.10). */
export const NARROW = { width: 320, height: 640 };

/** One at least. */
type Sizes = readonly [Size, ...Size[]];

export const RIDER: Sizes = [DESK, PHONE];
export const KIOSK: Sizes = [WALL, PILLAR];

/** A state of the page that a person can meet: it is photographed, and axe looks at it. */
export interface State {
  readonly name: string;
  /** The view in the URL. */
  readonly query: string;
  readonly sizes: Sizes;
  /** Who answers, where it is not the demo city as it is. */
  readonly source?: Source;
  /** What is so before the page is opened: answers on their way to it, what the device keeps. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What a person does there first, or what time does. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Requests that fail in this state. */
  readonly without?: RegExp;
  /** Its `act` lets time pass; elsewhere the page's clock stands still. */
  readonly isTimed?: true;
  /** The zone of the device, where it is not the city's. */
  readonly timezoneId?: string;
  /** The colours are the reader's, as in a contrast theme of the system. */
  readonly hasForcedColors?: true;
  /** Whether the map is part of it. */
  readonly hasMap?: boolean;
  /** One of its kind: axe looks at it in `npm test`, and at every state with its picture. */
  readonly isCore?: true;
  /** What the page says in it hangs on a map that is drawn: axe opens any other state without one. */
  readonly isOfMap?: true;
}
