import { expect, test } from 'vitest';

import { frameHtml } from '../../../src/lib/frames/frameHtml.ts';

const PARTS = {
  src: 'https://map.example.org/?view=embed&route=03,07&lang=es',
  fullUrl: 'https://map.example.org/?route=03,07&lang=es',
  title: 'Madison buses',
  link: 'Live buses in Madison',
  size: { width: 640, height: 480 },
};

/** Parses the code as a browser does on another site's page. */
function parsed(changed: Partial<Parameters<typeof frameHtml>[0]> = {}) {
  const code = frameHtml({ ...PARTS, ...changed });
  const { body } = new DOMParser().parseFromString(code, 'text/html');
  const [frame, paragraph, ...others] = body.children;
  const link = paragraph?.querySelector('a');
  if (frame === undefined || link === null || link === undefined) throw new Error(code);
  const attributes = [...frame.attributes].map(({ name, value }) => [name, value]);
  return { frame, attributes: Object.fromEntries(attributes), link, others };
}

test('B17: the frame has a title, loads when it scrolls into view, and has only the permissions it needs', () => {
  const { attributes, link, others } = parsed();
  expect(attributes).toEqual({
    src: PARTS.src,
    title: PARTS.title,
    width: '640',
    height: '480',
    frameborder: '0',
    style: 'display:block;max-width:100%;border:0',
    loading: 'lazy',
    referrerpolicy: 'strict-origin-when-cross-origin',
    sandbox:
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads',
    allow: 'geolocation; fullscreen',
    allowfullscreen: '',
  });
  expect(others).toEqual([]);
  expect(link.getAttribute('href')).toBe(PARTS.fullUrl);
  expect(link.textContent).toBe(PARTS.link);
});

test('B17: a frame as wide as its column keeps its shape, also where styles are removed', () => {
  const { attributes } = parsed({ size: null });
  expect(attributes).toMatchObject({ width: '100%', height: '400' });
  expect(attributes['style']).toContain('width:100%;height:auto;aspect-ratio:1.6');
});

test.each([
  `"><script>alert(1)</script> & 'one' <b>`,
  `' onload='alert(1)`,
  '"onload="alert(1)',
  '</a></p><img src=x onerror=alert(1)>',
  '&quot;&gt;&lt;i&gt;',
])('B17: %s cannot break out of the code', (hostile) => {
  const src = `https://map.example.org/?view=embed&title=${encodeURIComponent(hostile)}`;
  const { frame, attributes, link, others } = parsed({ src, title: hostile, link: hostile });
  expect(others).toEqual([]);
  expect(Object.keys(attributes)).toEqual(Object.keys(parsed().attributes));
  expect(attributes['title']).toBe(hostile);
  expect(new URL(attributes['src'] ?? '').searchParams.get('title')).toBe(hostile);
  expect(frame.childElementCount).toBe(0);
  expect(link.textContent).toBe(hostile);
  expect(link.childElementCount).toBe(0);
});
