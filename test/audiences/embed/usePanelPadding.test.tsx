import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { usePanelPadding } from '../../../src/audiences/embed/map/usePanelPadding.ts';
import type { FrameSize } from '../../../src/audiences/embed/useFrameSize.ts';

/** An element with its place in a frame, in pixels. */
function elementAt(place: Partial<Record<'top' | 'width' | 'height', number>>): HTMLElement {
  const element = document.createElement('div');
  const { top = 0, width = 0, height = 0 } = place;
  const values = {
    offsetTop: top,
    offsetLeft: 0,
    offsetWidth: width,
    offsetHeight: height,
    clientHeight: height,
  };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(element, name, { value });
  element.getBoundingClientRect = () => new DOMRect(0, top, width, height);
  return element;
}

/** The padding of a frame of 400 pixels with a bar of 40, buttons of 46 and a panel. */
function paddingOf(size: FrameSize, panel: HTMLElement | null, hasButtons = true) {
  const side = elementAt({ width: 300, height: 400 });
  side.append(elementAt({ height: 40 }));
  const buttons = hasButtons ? elementAt({ top: 354, height: 46 }) : null;
  return renderHook(() => usePanelPadding(size, side, panel, buttons)).result.current;
}

test('B2: the map of a frame leaves room for the bar, the buttons and an open panel', () => {
  const panel = elementAt({ height: 200 });
  expect(paddingOf('narrow', null)).toEqual({ top: 40, right: 0, bottom: 46, left: 0 });
  expect(paddingOf('narrow', null, false)).toEqual({ top: 40, right: 0, bottom: 0, left: 0 });
  expect(paddingOf('narrow', panel, false)).toEqual({ top: 40, right: 0, bottom: 200, left: 0 });
  expect(paddingOf('wide', null)).toEqual({ top: 40, right: 0, bottom: 46, left: 0 });
  expect(paddingOf('wide', panel)).toEqual({ top: 0, right: 0, bottom: 46, left: 300 });
  expect(paddingOf('tiny', null)).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
});
