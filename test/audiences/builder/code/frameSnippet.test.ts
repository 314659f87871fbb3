// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { frameSnippet } from '../../src/audiences/frameSnippet.ts';
import { viewFromUrl } from '../../src/view/viewFromUrl.ts';

const PAGE = 'https://map.example.org/?route=03&lang=en';
const TEXTS = { title: 'Madison buses', link: 'Madison buses' };

const viewOf = (query: string) => viewFromUrl(new URLSearchParams(query));

/** Parses the code as a browser does on another site's page. */
function parsed(code: string) {
  const { body } = new DOMParser().parseFromString(code, 'text/html');
  const [frame, paragraph, ...others] = body.children;
  const link = paragraph?.querySelector('a');
  if (frame === undefined || link === null || link === undefined) throw new Error(code);
  return { frame, link, others };
}

test('R27: the code is a frame with the view, and a link to it where frames are not shown', () => {
  const query = 'route=03,07&lot=city%2Fnorth&center=43.07,-89.4&zoom=14&theme=dark&lang=es';
  const { frame, link, others } = parsed(frameSnippet(viewOf(query), PAGE, TEXTS));
  expect(others).toEqual([]);
  const source = new URL(frame.getAttribute('src') ?? '');
  expect(source.origin).toBe('https://map.example.org');
  expect(source.searchParams.get('view')).toBe('embed');
  expect(viewFromUrl(source.searchParams)).toEqual(viewOf(query));
  const full = new URL(link.getAttribute('href') ?? '');
  expect(full.searchParams.has('view')).toBe(false);
  expect(viewFromUrl(full.searchParams)).toEqual(viewOf(query));
});

test('B17: the frame has a title, loads when it scrolls into view, and has only the permissions it needs', () => {
  const { frame } = parsed(frameSnippet(viewOf('route=03'), PAGE, TEXTS));
  expect(Object.fromEntries([...frame.attributes].map(({ name, value }) => [name, value]))).toEqual(
    {
      src: 'https://map.example.org/?view=embed&route=03',
      title: 'Madison buses',
      width: '100%',
      height: '480',
      loading: 'lazy',
      sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads',
      allow: 'fullscreen',
      referrerpolicy: 'strict-origin-when-cross-origin',
    },
  );
});

test('B17: names and addresses cannot break out of their attributes', () => {
  const hostile = `"><script>alert(1)</script> & 'one' <b>`;
  const view = viewOf(`route=${encodeURIComponent(hostile)}`);
  const { frame, link, others } = parsed(
    frameSnippet(view, PAGE, { title: hostile, link: hostile }),
  );
  expect(others).toEqual([]);
  expect(frame.getAttribute('title')).toBe(hostile);
  expect(link.textContent).toBe(hostile);
  expect(link.childElementCount).toBe(0);
  expect(new URL(frame.getAttribute('src') ?? '').searchParams.get('route')).toBe(hostile);
});

test('R27: the frame does not include the stops that the rider watches or the bus that the rider follows', () => {
  const view = viewOf('route=03&watch=0341&follow=03%2F007');
  const { frame } = parsed(frameSnippet(view, PAGE, TEXTS));
  expect(frame.getAttribute('src')).toBe('https://map.example.org/?view=embed&route=03');
});
