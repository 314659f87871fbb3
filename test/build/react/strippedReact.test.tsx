import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fireEvent } from '@testing-library/dom';
import * as React from 'react';
import { Activity, lazy, StrictMode, Suspense, useId, useState, type ReactNode } from 'react';
import * as ReactDOM from 'react-dom';
import type { createRoot, Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Feature } from '../../../src/build/react/Feature.ts';
import { UNUSED_FEATURES } from '../../../src/build/react/features.ts';
import { removeFeatures } from '../../../src/build/react/removeFeatures.ts';
import { ErrorBoundary } from '../../../src/ui/loading/ErrorBoundary.tsx';
import { eventually } from '../../support/eventually.ts';

/** Runs a file of React as the page has it. */
function run(path: keyof typeof UNUSED_FEATURES, exports: object, modules: Map<string, object>) {
  const file = readFileSync(join(import.meta.dirname, '../../../node_modules', path), 'utf8');
  const code = removeFeatures(file, Object.values<Feature>(UNUSED_FEATURES[path]))
    // The tests' React is the one for development, which asks who owns an element.
    .replace('var DefaultAsyncDispatcher = {', '$& getOwner: () => null,');
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('exports', 'require', code)(exports, (name: string) => modules.get(name));
}

// Every browser that can run the page has it, but not jsdom.
vi.stubGlobal('reportError', console.error);

const scheduler = {};
run('scheduler/cjs/scheduler.production.js', scheduler, new Map());
const client: { createRoot?: typeof createRoot } = {};
run(
  'react-dom/cjs/react-dom-client.production.js',
  client,
  new Map<string, object>([
    ['react', React],
    ['react-dom', ReactDOM],
    ['scheduler', scheduler],
  ]),
);

let root: Root | undefined;
const container = document.createElement('div');
const find = <T extends Element>(selector: string, type: new () => T): T => {
  const element = container.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`no ${selector}`);
  return element;
};

/** Renders with React DOM as the page has it. */
async function show(page: ReactNode, text: string): Promise<void> {
  root = client.createRoot?.(container);
  root?.render(<StrictMode>{page}</StrictMode>);
  await eventually(() => expect(container.textContent).toContain(text));
}

beforeEach(() => document.body.append(container));
afterEach(() => {
  root?.unmount();
  container.remove();
});

function Fields() {
  const [text, setText] = useState('a');
  const [isOn, setOn] = useState(false);
  const [kind, setKind] = useState('one');
  const [choice, setChoice] = useState('x');
  return (
    <form>
      <input id="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input id="fixed" value="fixed" onChange={() => undefined} />
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
      {['one', 'two'].map((name) => (
        <input
          key={name}
          id={name}
          type="radio"
          name="kind"
          checked={kind === name}
          onChange={() => setKind(name)}
        />
      ))}
      <select value={choice} onChange={(event) => setChoice(event.target.value)}>
        <option value="x">X</option>
        <option value="y">Y</option>
      </select>
      <output>{[text, isOn, kind, choice].join(' ')}</output>
    </form>
  );
}

test('fields tell their changes, and show what the state says', async () => {
  await show(<Fields />, 'a false one x');
  const shown = (text: string) => eventually(() => expect(container.textContent).toContain(text));
  fireEvent.input(find('#text', HTMLInputElement), { target: { value: 'ab' } });
  await shown('ab false one x');
  fireEvent.input(find('textarea', HTMLTextAreaElement), { target: { value: 'abc' } });
  await shown('abc false one x');
  fireEvent.click(find('[type=checkbox]', HTMLInputElement));
  await shown('abc true one x');
  fireEvent.click(find('#two', HTMLInputElement));
  await shown('abc true two x');
  fireEvent.change(find('select', HTMLSelectElement), { target: { value: 'y' } });
  await shown('abc true two y');
  expect(find('#text', HTMLInputElement).value).toBe('abc');
  fireEvent.input(find('#fixed', HTMLInputElement), { target: { value: 'other' } });
  await eventually(() => expect(find('#fixed', HTMLInputElement).value).toBe('fixed'));
});

const EVENTS = {
  onBlur: 'focusOut',
  onCancel: 'cancel',
  onClick: 'click',
  onClose: 'close',
  onFocus: 'focusIn',
  onKeyDown: 'keyDown',
  onMouseDown: 'mouseDown',
  onPointerDown: 'pointerDown',
  onPointerEnter: 'pointerOver',
  onPointerLeave: 'pointerOut',
  onScroll: 'scroll',
  onToggle: 'toggle',
} as const;

test.each(Object.entries(EVENTS))('elements tell %s', async (prop, event) => {
  const listener = vi.fn<() => void>();
  await show(
    <p>
      shown <dialog {...{ [prop]: listener }} />
    </p>,
    'shown',
  );
  const target = find('dialog', HTMLElement);
  if (event === 'toggle' || event === 'cancel' || event === 'close')
    target.dispatchEvent(new Event(event));
  else fireEvent[event](target);
  expect(listener).toHaveBeenCalledOnce();
});

test('React listens for no event that no element hears', async () => {
  const fresh = document.createElement('div');
  const listen = vi.spyOn(fresh, 'addEventListener');
  client.createRoot?.(fresh).unmount();
  const heard = listen.mock.calls.map(([type]) => type);
  expect(heard).toContain('click');
  expect(heard).toContain('pointerover');
  expect(
    heard.filter((type) =>
      /^(mouse(move|over|out|up)|pointer(move|up)|touch|drag|wheel)/.test(type),
    ),
  ).toEqual([]);
});

function Identified() {
  return <p id={useId()}>late</p>;
}

test('components load, hide, fail and recover', async () => {
  const Late = lazy(async () => ({ default: Identified }));
  let fails = true;
  const Failing = () => {
    if (fails) throw new Error('fails on purpose');
    return <p>recovered</p>;
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Suspense fallback="loading">
      <title>Title</title>
      <Late />
      <Activity mode="hidden">
        <p className="hidden">hidden</p>
      </Activity>
      <ErrorBoundary fallback={(retry) => <button onClick={retry}>again</button>}>
        <Failing />
      </ErrorBoundary>
    </Suspense>,
    'again',
  );
  await eventually(() => expect(find('.hidden', HTMLElement).style.display).toBe('none'));
  expect(container.textContent).toContain('late');
  expect(document.title).toBe('Title');
  fails = false;
  fireEvent.click(find('button', HTMLElement));
  await eventually(() => expect(container.textContent).toContain('recovered'));
  vi.restoreAllMocks();
});
