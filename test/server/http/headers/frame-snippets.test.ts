import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { isFramedView } from '../../../../src/server/http/headers/frame-ancestors.ts';

/** The expressions for the query of a frame in the configurations of other web servers. */
const snippets = ['frames.md', 'editor-guide.md'].flatMap((name) => {
  const text = readFileSync(`.github/${name}`, 'utf8');
  const found = text.matchAll(/map \$args \$\w+ \{\n\s*"~([^"]+)"|=~ m#([^#]+)#/g);
  return [...found].map(([, nginx, apache]) => ({ name, pattern: nginx ?? apache ?? '' }));
});

test('B6: the guides have configurations for nginx, twice, and for Apache', () => {
  expect(snippets.map(({ name }) => name)).toEqual(['frames.md', 'frames.md', 'editor-guide.md']);
});

const names = ['view', 'VIEW', '%76iew', 'vie%77', 'review', 'route', 'view%3D', ''];
const values = ['embed', 'EMBED', 'Embed', '%65mbed', 'kiosk', '', 'embed?', '03'];
const parameters = names.flatMap((name) =>
  ['=', '==', ''].flatMap((sign) => values.map((value) => name + sign + value)),
);
/** Every query of one or two of the parameters. */
const queries = ['', ...parameters.map((first) => `${first}&`)].flatMap((first) =>
  parameters.map((last) => first + last),
);

describe.each(snippets)('B1, B6: in $name, $pattern', ({ pattern }) => {
  const matches = (text: string) => new RegExp(pattern).test(text);

  test('never lets another site frame a page that is not a frame', () => {
    expect(queries.filter((text) => matches(text) && !isFramedView(text))).toEqual([]);
  });

  test('lets other sites show each frame whose address needs no decoding', () => {
    const longer = ['route=03&theme=dark&view=embed', 'view=kiosk&theme=dark&view=embed'];
    const plain = [...queries.filter((text) => !text.includes('%')), ...longer];
    expect(plain.filter((text) => matches(text) !== isFramedView(text))).toEqual([]);
  });
});
