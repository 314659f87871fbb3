import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { LotEvents } from '../../../../src/features/events/card/LotEvents.tsx';
import { LanguageProvider } from '../../../../src/ui/text/Language.tsx';
import { anEvent, theSettings } from '../../../support/builders.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';
import { at } from '../list/event-list.tsx';

const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

test.each([
  ['Pacific/Auckland', 1],
  [HERE, 0],
])(
  'C20, R28: the events on a lot’s card in %s name the time zone if the device is in another one',
  (timeZone, count) => {
    const options = {
      now: Date.parse('2026-11-20T18:00:00Z'),
      timeZone,
      policy: theSettings().events,
    };
    render(
      <LanguageProvider lang="en" words={en} units="feet" timeZone={timeZone}>
        <LotEvents lot={at('A', anEvent())} options={options} onSelectEvent={() => {}} />
      </LanguageProvider>,
    );
    const events = within(screen.getByRole('region', { name: en.events.atLot }));
    expect(events.queryAllByText(en.lists.otherZone(timeZone))).toHaveLength(count);
  },
);
