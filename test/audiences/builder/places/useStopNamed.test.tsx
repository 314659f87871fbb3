import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useStopNamed } from '../../../../src/audiences/builder/places/useStopNamed.ts';
import { BuilderWordsContext } from '../../../../src/audiences/builder/words/BuilderWordsContext.ts';
import { aStop } from '../../../support/builders.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';

function Name({ id, intersection }: { id: string; intersection: string }) {
  return useStopNamed()(id, aStop({ stopID: id, intersection })).name;
}

test.each([
  ['6085', 'Prince St (6085)', 'Prince St (6085)'],
  ['6085', 'Prince St', en.builder.stop('Prince St', en.stops.stopID('6085'))],
  ['8', '18th St', en.builder.stop('18th St', en.stops.stopID('8'))],
])('B19: the name of stop %s, %s, has its number once', (id, intersection, expected) => {
  render(
    <BuilderWordsContext value={en.builder}>
      <Name id={id} intersection={intersection} />
    </BuilderWordsContext>,
  );
  expect(screen.getByText(expected)).toBeTruthy();
});
