import type { FrameMessages } from './frame-messages.ts';
import { FRAME_SOURCE, PROTOCOL_VERSION, readMessage } from './protocol.ts';
import type { Command } from './protocol.ts';

const VERSIONS = [PROTOCOL_VERSION];

/** The window of another page, as far as this one may use it. */
type OtherWindow = Pick<Window, 'postMessage'>;

type OnMessage = (event: MessageEvent<unknown>) => void;

/** What of `window` a channel uses. */
export interface FrameWindow {
  readonly parent: OtherWindow | null;
  readonly self: OtherWindow;
  addEventListener: (type: 'message', listener: OnMessage) => void;
  removeEventListener: (type: 'message', listener: OnMessage) => void;
}

export interface HostChannel {
  /** Sends a message to the host, once its origin is known. */
  send: <T extends keyof FrameMessages>(type: T, payload: FrameMessages[T]) => void;
  /** Tells the height to any host: a list is public, and its height tells no more. */
  sendHeight: (height: number) => void;
  close: () => void;
}

interface HostChannelOptions {
  readonly frame: FrameWindow;
  /** The origins of hosts that may exchange messages. */
  readonly origins: readonly string[];
  /** The origin of the host as the browser tells it, to greet it first; it grants nothing. */
  readonly likelyOrigin: string | undefined;
  readonly ready: () => FrameMessages['ready'];
  /** Does a command. Returns why it can't, for the developer of the host; null if it is done. */
  readonly run: (command: Command) => string | null;
}

/**
 * Opens the channel between a frame and the page around it. A message counts only if the
 * parent's window sent it and the browser says that its origin is one of `origins`. All others are ignored
 * without an answer. What a frame sends goes to one origin, which the browser enforces too.
 *
 * @returns null if the page is not framed: then nothing is ever sent
 */
export function openHostChannel({
  frame,
  origins,
  likelyOrigin,
  ready,
  run,
}: HostChannelOptions): HostChannel | null {
  const { parent, self } = frame;
  // A window without a frame is its own parent.
  if (parent === null || parent === self) return null;
  // A host that hides its origin is greeted if there is only one that it may be.
  const [only] = origins.length === 1 && likelyOrigin === undefined ? origins : [];
  let host = origins.find((origin) => origin === likelyOrigin) ?? only ?? null;

  const post = <T extends keyof FrameMessages>(
    target: string,
    type: T,
    payload: FrameMessages[T],
    id?: string,
  ) => {
    const head = { v: PROTOCOL_VERSION, source: FRAME_SOURCE, type };
    parent.postMessage({ ...head, ...(id === undefined ? {} : { id }), payload }, target);
  };

  const receive: OnMessage = ({ source, origin, data }) => {
    if (source !== parent || !origins.includes(origin)) return;
    const received = readMessage(data);
    if (received.kind === 'foreign') return;
    host = origin;
    const { id } = received;
    if (received.kind === 'refused') {
      post(origin, 'error', { code: received.code, versions: VERSIONS }, id);
      return;
    }
    if (received.command.type === 'hello') {
      post(origin, 'ready', ready(), id);
      return;
    }
    const reason = run(received.command);
    if (reason === null) post(origin, 'done', null, id);
    else post(origin, 'error', { code: 'failed', versions: VERSIONS, reason }, id);
  };
  frame.addEventListener('message', receive);
  if (host !== null) post(host, 'ready', ready());
  return {
    send: (type, payload) => {
      if (host !== null) post(host, type, payload);
    },
    sendHeight: (height) => post('*', 'resize', { height }),
    close: () => frame.removeEventListener('message', receive),
  };
}
