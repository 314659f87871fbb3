import { expect, test } from 'vitest';

import type { FrameMessages } from '../../../../src/audiences/embed/messages/frame-messages.ts';
import {
  hostOrigins,
  likelyHostOrigin,
} from '../../../../src/audiences/embed/messages/host-origins.ts';
import { openHostChannel } from '../../../../src/audiences/embed/messages/openHostChannel.ts';
import type { FrameWindow } from '../../../../src/audiences/embed/messages/openHostChannel.ts';
import type { Command } from '../../../../src/audiences/embed/messages/protocol.ts';

const HOST = 'https://city.example';
const READY: FrameMessages['ready'] = {
  versions: [1],
  view: null,
  selection: null,
  data: { state: 'loading', layers: {} },
};

interface Options {
  origins?: readonly string[];
  likelyOrigin?: string;
  isFramed?: boolean;
  /** Why a command can't be done; null if it can. */
  reason?: string | null;
}

/** Another page's window, whose messages `onMessage` gets. */
function otherWindow(onMessage: (message: unknown, target: unknown) => void): Window {
  const element = document.body.appendChild(document.createElement('iframe'));
  const { contentWindow } = element;
  if (contentWindow === null) throw new Error('the frame has no window');
  return Object.assign(contentWindow, { postMessage: onMessage });
}

/** A frame in a host page; `say` sends it a message as a browser delivers it. */
function openFrame({
  origins = [HOST],
  likelyOrigin,
  isFramed = true,
  reason = null,
}: Options = {}) {
  const sent: { target: unknown; message: unknown }[] = [];
  const commands: Command[] = [];
  let listener: ((event: MessageEvent<unknown>) => void) | null = null;
  const parent = otherWindow((message, target) => sent.push({ message, target }));
  const frame: FrameWindow = {
    self: isFramed ? window : parent,
    parent,
    addEventListener: (_type, added) => (listener = added),
    removeEventListener: () => (listener = null),
  };
  const channel = openHostChannel({
    frame,
    origins,
    likelyOrigin,
    ready: () => READY,
    run: (command) => {
      commands.push(command);
      return reason;
    },
  });
  const say = (data: unknown, { origin = HOST, source = parent }: MessageEventInit = {}) => {
    sent.length = 0;
    listener?.(new MessageEvent('message', { data, origin, source }));
    return sent.splice(0);
  };
  return { channel, sent, commands, say, isListening: () => listener !== null };
}

const hello = { v: 1, source: 'curbside-host', type: 'hello', id: 'a' };
const select = {
  v: 1,
  source: 'curbside-host',
  type: 'select',
  id: 'b',
  payload: { kind: 'stop', id: '0100' },
};

test('B21: a frame greets its host and answers hello again with its state', () => {
  const { sent, say } = openFrame({ likelyOrigin: HOST });
  const ready = { v: 1, source: 'curbside', type: 'ready', payload: READY };
  expect(sent.splice(0)).toEqual([{ target: HOST, message: ready }]);
  const answer = [{ target: HOST, message: { ...ready, id: 'a' } }];
  expect(say(hello)).toEqual(answer);
  expect(say(hello)).toEqual(answer);
});

test('B21: a command gets one answer, with its id', () => {
  const { say, commands } = openFrame();
  expect(say(select)).toEqual([
    { target: HOST, message: { v: 1, source: 'curbside', type: 'done', id: 'b', payload: null } },
  ]);
  expect(commands).toEqual([{ type: 'select', payload: { kind: 'stop', id: '0100' } }]);
  const reason = "There's no stop 0100";
  expect(openFrame({ reason }).say(select)).toMatchObject([
    { message: { type: 'error', id: 'b', payload: { code: 'failed', reason } } },
  ]);
});

test.each([
  ['version', { ...hello, v: 2 }],
  ['version', { ...hello, v: '1' }],
  ['type', { ...hello, type: 'eval' }],
  ['type', { ...hello, type: 'constructor' }],
  ['payload', { ...select, payload: { kind: 'stop', id: 7 } }],
])('B21: an unknown %s is answered with an error: %o', (code, message) => {
  const { say, commands } = openFrame();
  expect(say(message)).toEqual([
    {
      target: HOST,
      message: {
        v: 1,
        source: 'curbside',
        type: 'error',
        id: message.id,
        payload: { code, versions: [1] },
      },
    },
  ]);
  expect(commands).toEqual([]);
});

test('B22: a message of any other window is ignored, also with the host’s origin', () => {
  const { say, commands } = openFrame();
  expect(say(select, { source: window })).toEqual([]);
  expect(say(select, { source: null })).toEqual([]);
  expect(commands).toEqual([]);
});

test.each([
  'https://evil.example',
  'http://city.example',
  'https://city.example:8443',
  'https://city.example.evil.example',
  'https://sub.city.example',
  'null',
  '',
])('B22: a host of the origin "%s" is ignored', (origin) => {
  const { say, commands, channel, sent } = openFrame({
    origins: hostOrigins([HOST, 'https://other.example'], null),
    likelyOrigin: origin,
  });
  expect(say(select, { origin })).toEqual([]);
  expect(say(hello, { origin })).toEqual([]);
  channel?.send('dataState', READY.data);
  expect(sent).toEqual([]);
  expect(commands).toEqual([]);
});

test('B22: the message of another library is ignored without an answer', () => {
  const { say } = openFrame();
  for (const data of [null, 'hello', 7, [], { ...hello, source: 'other' }, { type: 'hello' }])
    expect(say(data)).toEqual([]);
});

test('B22: nothing goes to an unknown host, except the height of a list', () => {
  const origins = [HOST, 'https://other.example'];
  const { channel, sent, say } = openFrame({ origins });
  channel?.send('dataState', READY.data);
  expect(sent).toEqual([]);
  channel?.sendHeight(321);
  expect(sent.splice(0)).toMatchObject([
    { target: '*', message: { type: 'resize', payload: { height: 321 } } },
  ]);
  say(hello, { origin: 'https://other.example' });
  channel?.send('dataState', READY.data);
  expect(sent).toMatchObject([{ target: 'https://other.example', message: { type: 'dataState' } }]);
});

test('B21: a page that is not framed sends nothing and listens to nobody', () => {
  const { channel, sent, isListening } = openFrame({ isFramed: false, likelyOrigin: HOST });
  expect(channel).toBeNull();
  expect(sent).toEqual([]);
  expect(isListening()).toBe(false);
});

test('B21: a closed channel listens to nobody', () => {
  const { channel, isListening } = openFrame();
  expect(isListening()).toBe(true);
  channel?.close();
  expect(isListening()).toBe(false);
});

test('B22: the origin in the URL replaces those of the settings, and an opaque one never counts', () => {
  expect(hostOrigins([HOST], null)).toEqual([HOST]);
  expect(hostOrigins([HOST], 'https://other.example')).toEqual(['https://other.example']);
  expect(hostOrigins(undefined, null)).toEqual([]);
  expect(hostOrigins(['null', '*', 'javascript:alert(1)'], null)).toEqual([]);
});

test('B22: what the browser tells about the host is only used to greet it', () => {
  const page = (ancestors: readonly string[] | undefined, referrer: string) =>
    likelyHostOrigin({ ancestors, referrer });
  expect(page([HOST, 'https://top.example'], 'https://x.example/')).toBe(HOST);
  expect(page(undefined, `${HOST}/page?a=1`)).toBe(HOST);
  expect(page(['null'], '')).toBeUndefined();
  // A host that hides its origin is greeted if it can be only one.
  expect(openFrame().sent).toMatchObject([{ target: HOST, message: { type: 'ready' } }]);
});
