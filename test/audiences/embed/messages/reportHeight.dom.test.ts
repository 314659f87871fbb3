import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, test, vi } from 'vitest';

import type { DataState, MapLayer, MapView, Ready } from '../../../../public/curbside-map.d.ts';
import type { FrameMessages } from '../../../../src/audiences/embed/messages/frame-messages.ts';
import { reportHeight } from '../../../../src/audiences/embed/messages/reportHeight.ts';
import { FRAME_SANDBOX } from '../../../../src/lib/frames/frameHtml.ts';
import type { LayerName } from '../../../../src/view/view.ts';

let resize = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe() {
        resize();
      }
      disconnect() {
        resize = () => {};
      }
    },
  );
});
/** A frame whose content has this height, in pixels; the host follows what it hears, unless it is deaf. */
function openList(height: (frameHeight: number) => number, isDeaf = false) {
  const reported: number[] = [];
  let frameHeight = 480;
  const content = document.createElement('div');
  content.getBoundingClientRect = () => new DOMRect(0, 0, 400, height(frameHeight));
  const stop = reportHeight({
    content,
    frameHeight: () => frameHeight,
    report: (pixels) => {
      reported.push(pixels);
      if (isDeaf || frameHeight === pixels) return;
      frameHeight = pixels;
      queueMicrotask(() => resize());
    },
  });
  return { reported, stop };
}

test('B23: a list reports its height in whole pixels, at first and when it changes', async () => {
  let content = 700.2;
  const { reported, stop } = openList(() => content);
  expect(reported).toEqual([701]);
  for (content of [701.9, 700.9, 700]) resize();
  expect(reported, 'by more than a pixel').toEqual([701]);
  content = 500;
  resize();
  content = 0;
  resize();
  expect(reported, 'and never no height').toEqual([701, 500]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reported, 'and not again').toEqual([701, 500]);
  stop();
  content = 900;
  resize();
  expect(reported).toEqual([701, 500]);
});

test('B23: a height is repeated some times for a script that loads late', async () => {
  const { reported } = openList(() => 700, true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reported).toEqual([700, 700, 700, 700, 700]);
});

test('B23: content that grows with its frame comes to an end', async () => {
  const { reported } = openList((frameHeight) => frameHeight + 400);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reported).toEqual([880, 1280, 1680, 2080, 2480, 2880, 3000]);
});

const PUBLIC = join(import.meta.dirname, '../../../../public');

test('B23: the script for a host has at most 1 kB', () => {
  expect(readFileSync(join(PUBLIC, 'frame-height.js')).byteLength).toBeLessThanOrEqual(1000);
});

test('B23: a host follows only the frames of the script’s own site', () => {
  const script = readFileSync(join(PUBLIC, 'frame-height.js'), 'utf8');
  const origin = 'https://map.example.org';
  document.body.innerHTML = `
    <iframe id="own" src="about:blank"></iframe>
    <iframe id="other" src="about:blank"></iframe>`;
  const [own, other] = ['own', 'other'].map((id) =>
    document.querySelector<HTMLIFrameElement>(`#${id}`),
  );
  if (own === null || other === null || own === undefined || other === undefined)
    throw new Error('the page has two frames');
  Object.defineProperty(own, 'src', { value: `${origin}/?view=embed&mode=list&api=1` });
  Object.defineProperty(other, 'src', { value: 'https://evil.example/?https://map.example.org' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(
    Object.assign(document.createElement('script'), { src: `${origin}/frame-height.js` }),
  );
  const run: () => void = Object.getPrototypeOf(() => {}).constructor(script);
  run();
  const message = { v: 1, source: 'curbside', type: 'resize', payload: { height: 700 } };
  const say = (source: Window | null, data: unknown) =>
    window.dispatchEvent(new MessageEvent('message', { data, source }));
  say(own.contentWindow, message);
  say(other.contentWindow, message);
  say(window, message);
  expect([own.style.height, other.style.height]).toEqual(['700px', '']);
  const hostile = ['1px;position:fixed', -1, 1e9, Number.NaN, null, { valueOf: 3 }];
  for (const height of hostile) say(own.contentWindow, { ...message, payload: { height } });
  for (const data of [null, 'x', {}, { ...message, v: 2 }, { ...message, source: 'x' }])
    say(own.contentWindow, data);
  expect(own.style.height).toBe('700px');
});

test('B25: the element is one file of at most 7 kB, which needs nothing else', () => {
  const script = readFileSync(join(PUBLIC, 'curbside-map.js'), 'utf8');
  expect(script.length).toBeLessThanOrEqual(7000);
  expect(script).not.toMatch(/^import /m);
  expect(script).toContain(`'${FRAME_SANDBOX}'`);
});

test('B25: the types of the element are those of the messages', () => {
  const state = (sent: FrameMessages['dataState']): DataState => sent;
  const ready = (sent: FrameMessages['ready']): Ready => sent;
  const view = (sent: FrameMessages['viewChanged']): MapView => sent;
  const layer = (name: LayerName): MapLayer => name;
  expect([state, ready, view, layer]).toHaveLength(4);
});
