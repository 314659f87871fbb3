import type { Feature } from '../Feature.ts';

const MEDIA =
  'abort canPlay canPlayThrough durationChange emptied encrypted ended loadedData loadedMetadata loadStart pause play playing progress rateChange seeked seeking stalled suspend timeUpdate volumeChange waiting'.split(
    ' ',
  );
const CLIPBOARD = ['copy', 'cut', 'paste'];
const FULLSCREEN = ['fullscreenChange', 'fullscreenError'];

const DRAGS = 'drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop'.split(' ');
const TOUCHES = ['touchCancel', 'touchEnd', 'touchMove', 'touchStart'];
/** Not those of dialogs and details, which tell when they close. */
const ELEMENT_STATES = 'beforeToggle error invalid load progress reset resize'.split(' ');
const OTHER_KEYS_AND_BUTTONS = ['auxClick', 'contextMenu', 'keyPress', 'mouseUp', 'wheel'];
const MOVES =
  'gotPointerCapture lostPointerCapture mouseMove mouseOut mouseOver pointerCancel pointerMove pointerOut pointerOver pointerUp'.split(
    ' ',
  );
const OTHER_EVENTS_OF_ELEMENTS = [
  ...DRAGS,
  ...TOUCHES,
  ...ELEMENT_STATES,
  ...OTHER_KEYS_AND_BUTTONS,
  ...MOVES,
];

const small = (names: readonly string[]) => names.map((name) => name.toLowerCase());
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`);

/** Videos and sounds, the clipboard and the full screen. */
export const MEDIA_EVENTS: Feature = {
  uses: new RegExp(
    String.raw`<(video|audio|track|source)[\s>]|\bon(${[...MEDIA, ...CLIPBOARD, ...FULLSCREEN].join('|')})(Capture)?\b`,
    'i',
  ),
  words: [...new Set([...MEDIA, ...CLIPBOARD, ...FULLSCREEN, ...small(MEDIA)])],
  expressions: { top: { 'createSyntheticEvent(ClipboardEventInterface)': 'null' } },
  cases: {
    domEventName: quoted([
      ...CLIPBOARD,
      ...small(FULLSCREEN),
      'pause',
      'play',
      'ratechange',
      'seeked',
      'volumechange',
    ]),
    tag: quoted(['audio', 'video']),
  },
};

/** Not CSS's animations and transitions themselves: only what React tells about them. */
export const ANIMATION_EVENTS: Feature = {
  uses: /\bon(Animation|Transition)[A-Z]\w*/,
  expressions: {
    top: {
      'createSyntheticEvent(AnimationEventInterface)': 'null',
      'createSyntheticEvent(TransitionEventInterface)': 'null',
    },
  },
  results: { getVendorPrefixedEventName: '""', makePrefixMap: '{}' },
  statements: {
    top: [
      'canUseDOM && ((style = document',
      'registerSimpleEvent(ANIMATION_END,',
      'registerSimpleEvent(ANIMATION_ITERATION,',
      'registerSimpleEvent(ANIMATION_START,',
      'registerSimpleEvent(TRANSITION_RUN,',
      'registerSimpleEvent(TRANSITION_START,',
      'registerSimpleEvent(TRANSITION_CANCEL,',
      'registerSimpleEvent(TRANSITION_END,',
    ],
  },
  cases: {
    domEventName: ['ANIMATION_END', 'ANIMATION_ITERATION', 'ANIMATION_START', 'TRANSITION_END'],
  },
};

/**
 * What is typed before it is in a field, letters that are composed of several keys, and the selection in a field.
 * `onChange` needs none of them. Our own components have props named onSelect: no element may.
 */
export const TYPING_EVENTS: Feature = {
  uses: /\bon(BeforeInput|Composition[A-Z]\w*|SelectCapture)\b|<(?:[a-z]\w*|Button|IconButton)( [^ ]+)* onSelect= /,
  functions: ['constructSelectEvent'],
  expressions: { top: { 'createSyntheticEvent(CompositionEventInterface)': 'null' } },
  statements: {
    dispatchEventForPluginEventSystem: [
      'handleEventFunc = targetInst ? getNodeFromInstance',
      'switch (domEventName) { case "focusin":',
      'var fallbackData;',
      'if (canUseCompositionEvent)',
      'eventType &&',
      'if ( (fallbackData =',
    ],
    top: [
      'registerTwoPhaseEvent( "onSelect",',
      'registerTwoPhaseEvent("onBeforeInput",',
      'registerTwoPhaseEvent( "onCompositionEnd",',
      'registerTwoPhaseEvent( "onCompositionStart",',
      'registerTwoPhaseEvent( "onCompositionUpdate",',
    ],
  },
  cases: {
    domEventName: quoted([
      'textInput',
      'compositionstart',
      'compositionend',
      'compositionupdate',
      'beforeinput',
      'select',
      'selectstart',
    ]),
  },
};

/** Browsers that are too old for the page's scripts: without input events, or with other names of keys. */
export const OLD_BROWSERS: Feature = {
  uses: null,
  constants: {
    canUseDOM: '!0',
    documentMode: 'null',
    isInputEventSupported: '!0',
    modifierKeyToProp: '{}',
    normalizeKey: '{}',
    passiveBrowserEventsSupported: '!0',
    translateToKey: '{}',
  },
  expressions: {
    top: {
      '"function" === typeof Object.is': '!0',
      '"function" === typeof queueMicrotask': '!0',
      '"function" === typeof reportError': '!0',
    },
  },
  statements: { top: ['if (canUseDOM) try', 'if (canUseDOM) { var'] },
};

/** How far the pointer has moved since the last event. */
export const MOVEMENTS: Feature = {
  uses: /\bmovement[XY]\b/,
  methods: ['movementX', 'movementY'],
};

/**
 * What no element listens for. React would hear each of these events of the whole page twice, and a finger or the
 * mouse sends many at every move and press.
 */
export const OTHER_EVENTS: Feature = {
  uses: new RegExp(
    String.raw`<(?:[a-z]\w*|Button|IconButton)( [^ ]+)* on(${[...OTHER_EVENTS_OF_ELEMENTS, 'doubleClick', 'keyUp', 'mouseEnter', 'mouseLeave', 'scrollEnd'].join('|')})(Capture)?= `,
    'i',
  ),
  words: [
    ...new Set([...OTHER_EVENTS_OF_ELEMENTS, 'keyUp', ...small(ELEMENT_STATES), 'scrollend']),
  ],
  expressions: {
    top: {
      // The others of this list are for browsers without input events.
      '"change click focusin focusout input keydown keyup selectionchange".split(" ")':
        '["change", "click", "input"]',
      'createSyntheticEvent(DragEventInterface)': 'null',
      'createSyntheticEvent(TouchEventInterface)': 'null',
      'createSyntheticEvent(WheelEventInterface)': 'null',
    },
    dispatchEventForPluginEventSystem: {
      '"mouseover" === domEventName': '!1',
      '"mouseout" === domEventName': '!1',
    },
  },
  statements: {
    top: [
      'simpleEventPluginEvents.push("scrollEnd")',
      'registerSimpleEvent("dblclick",',
      'registerDirectEvent("onMouseEnter",',
      'registerDirectEvent("onMouseLeave",',
    ],
  },
  // The cases stay: an update's priority depends on the event that it is in, also if the map hears it.
};
