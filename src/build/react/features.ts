import type { Feature } from './Feature.ts';
import { INVALID_ATTRIBUTES, OTHER_ATTRIBUTES } from './features/attributes.ts';
import {
  CACHE,
  CLASS_METHODS,
  COMPONENT_STACKS,
  DEVELOPER_TOOLS,
  OTHER_COMPONENTS,
  OTHER_HOOKS,
  PROMISES,
  ROOT_OPTIONS,
} from './features/components.ts';
import {
  CUSTOM_ELEMENTS,
  EDITABLE_ELEMENTS,
  FRAGMENT_REFS,
  OTHER_ROOTS,
  RESOURCES,
} from './features/elements.ts';
import {
  ANIMATION_EVENTS,
  MEDIA_EVENTS,
  MOVEMENTS,
  OLD_BROWSERS,
  OTHER_EVENTS,
  TYPING_EVENTS,
} from './features/events.ts';
import { REACT_DOM_EXPORTS, REACT_EXPORTS, SCHEDULER_EXPORTS } from './features/exports.ts';
import { FORM_ACTIONS } from './features/forms.ts';
import { HYDRATION } from './features/server.ts';
import {
  ASYNC_TRANSITIONS,
  TRANSITION_INDICATOR,
  VIEW_TRANSITIONS,
} from './features/transitions.ts';

/** What the page does not use of React, by the file that has it. */
export const UNUSED_FEATURES = {
  'react/cjs/react.production.js': { REACT_EXPORTS },
  'react-dom/cjs/react-dom.production.js': { REACT_DOM_EXPORTS },
  'scheduler/cjs/scheduler.production.js': { SCHEDULER_EXPORTS },
  'react-dom/cjs/react-dom-client.production.js': {
    HYDRATION,
    VIEW_TRANSITIONS,
    ASYNC_TRANSITIONS,
    TRANSITION_INDICATOR,
    FRAGMENT_REFS,
    RESOURCES,
    OTHER_ROOTS,
    CUSTOM_ELEMENTS,
    EDITABLE_ELEMENTS,
    OTHER_COMPONENTS,
    CLASS_METHODS,
    OTHER_HOOKS,
    PROMISES,
    CACHE,
    DEVELOPER_TOOLS,
    COMPONENT_STACKS,
    ROOT_OPTIONS,
    MEDIA_EVENTS,
    ANIMATION_EVENTS,
    TYPING_EVENTS,
    MOVEMENTS,
    OTHER_EVENTS,
    OLD_BROWSERS,
    FORM_ACTIONS,
    OTHER_ATTRIBUTES,
    INVALID_ATTRIBUTES,
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Feature>>>>;
