import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const MAP = 'https://map.example';

// jsdom has no constructed style sheets.
beforeEach(() => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
});
await import('../../../../public/curbside-map.js');

afterEach(() => document.body.replaceChildren());

/** Answers like a frame whose page has loaded, and collects what it is asked for. */
function answerFrom(map: HTMLElement, answer: object = { type: 'done' }) {
  const element = map.shadowRoot?.querySelector('iframe');
  // jsdom gives a window only to a frame outside a shadow tree.
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow;
  if (!element || frame === null) throw new Error('the element has no frame');
  Object.defineProperty(element, 'contentWindow', { value: frame });
  const asked: unknown[] = [];
  const say = (message: object) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: MAP,
        source: frame,
        data: { v: 1, source: 'curbside', payload: null, ...message },
      }),
    );
  Object.assign(frame, {
    postMessage: ({ id, payload }: { id: string; payload: unknown }) => {
      asked.push(payload);
      say({ ...answer, id });
    },
  });
  const data = { state: 'live', layers: {} };
  say({ type: 'ready', payload: { versions: [1], view: null, selection: null, data } });
  return asked;
}

test('B25: a method called before the frame loads is done once the frame is ready', async () => {
  const map = document.createElement('curbside-map');
  map.setAttribute('src', `${MAP}/`);
  document.body.append(map);
  const done = map.setRoute(['03']);
  await new Promise((resolve) => setTimeout(resolve));
  // Another attribute loads the frame again before it was ready.
  map.setAttribute('theme', 'dark');
  await new Promise((resolve) => setTimeout(resolve));
  const asked = answerFrom(map);
  await done;
  expect(asked).toEqual([{ routes: ['03'] }]);
});

test('B25: a method that the frame refuses says why', async () => {
  const map = document.createElement('curbside-map');
  map.setAttribute('src', `${MAP}/`);
  document.body.append(map);
  const done = map.setRoute(['07']);
  await new Promise((resolve) => setTimeout(resolve));
  const payload = { code: 'failed', versions: [1], reason: "There's no route 07" };
  answerFrom(map, { type: 'error', payload });
  await expect(done).rejects.toThrow("The map refused this: There's no route 07");
});

test('B25: the element has two names, which a page may mix', () => {
  const names = ['curbside-map', 'bus-map'] as const;
  const addresses = names.map((name) => {
    const map = document.createElement(name);
    map.setAttribute('src', `${MAP}/`);
    map.setAttribute('route', '03');
    return map.address;
  });
  expect(addresses[0]).toContain(`${MAP}/?view=embed&route=03`);
  expect(addresses[1]).toBe(addresses[0]);
});
