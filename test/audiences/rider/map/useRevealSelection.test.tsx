// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useRevealSelection } from '../../../../src/audiences/rider/map/useRevealSelection.ts';
import { useView } from '../../../../src/view/useView.ts';
import { viewFromUrl } from '../../../../src/view/viewFromUrl.ts';
import type { Camera } from '../../../../src/lib/geo/Camera.ts';
import { theSettings } from '../../../support/builders.ts';
import type { Place } from '../../../../src/lib/geo/distance.ts';
import { NO_PADDING } from '../../../../src/map/camera.ts';
import { createMapHandle } from '../../../../src/map/createMapHandle.ts';

const settings = theSettings();
const LOW = { ...NO_PADDING, bottom: 178 };
const HALF = { ...NO_PADDING, bottom: 440 };
const HERE = { lat: 43, lon: -89 };
const THERE = { lat: 44, lon: -89 };

interface Shown {
  url: string;
  places: readonly Place[];
  padding: typeof LOW;
  /** The service's own ID of the selected stop, where the URL has another. */
  ownID?: string;
}

/** Records the camera moves while the view, the selected places and the sheet change. */
function follow(url: string) {
  const asked: string[] = [];
  const handle = {
    current: {
      ...createMapHandle({ map: () => null, padding: () => LOW, reducedMotion: () => true }),
      ensureVisible: ([place]: readonly Place[]) => asked.push(`show ${place?.lat}`),
      keepVisible: ([place]: readonly Place[], { bottom }: typeof LOW) =>
        asked.push(`keep ${place?.lat} from under ${bottom}`),
      flyTo: ({ center, zoom }: Camera) => asked.push(`fly to ${center.lat} at ${zoom}`),
    },
  };
  const start: Shown = { url, places: [HERE], padding: LOW };
  const { rerender } = renderHook(
    ({ url: now, places, padding, ownID }: Shown) => {
      const view = viewFromUrl(new URLSearchParams(now));
      const { selection } = view;
      const ownSelection =
        selection === null || ownID === undefined ? selection : { ...selection, id: ownID };
      useRevealSelection({ settings, view, ownSelection, places, padding }, handle);
    },
    { initialProps: start },
  );
  let last = start;
  const change = (next: Partial<Shown>) => {
    last = { ...last, ...next };
    rerender(last);
  };
  return { asked, change };
}

test('R13: the map shows a selected bus once, however it moves', () => {
  const { asked, change } = follow('vehicle=03/007');
  expect(asked).toEqual(['show 43']);
  change({ places: [THERE] });
  change({ places: [] });
  change({ places: [THERE] });
  expect(asked.filter((one) => one.startsWith('show'))).toEqual(['show 43']);
});

test('R13: the map shows a selection again when it is made again', () => {
  const { asked, change } = follow('stop=0100');
  change({ url: '' });
  change({ url: 'stop=0100' });
  expect(asked).toEqual(['show 43', 'show 43']);
});

test('R24: a sheet that rises does not cover the selection', () => {
  const { asked, change } = follow('vehicle=03/007');
  change({ places: [THERE], padding: HALF });
  expect(asked).toEqual(['show 43', 'keep 44 from under 178']);
});

test('R20: a link’s camera stays unless the sheet covers the selection', () => {
  const { asked, change } = follow('stop=0100&center=43,-89&zoom=15');
  expect(asked).toEqual(['keep 43 from under 0']);
  change({ url: 'stop=0341&center=43,-89&zoom=15', places: [THERE] });
  expect(asked.at(-1)).toBe('show 44');
});

test('R20: back and forward restore the camera of the URL, whatever is selected', () => {
  renderHook(() => useView());
  const { asked, change } = follow('');
  const travel = (query: string) => {
    window.history.replaceState(null, '', `/?${query}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    change({ url: query });
  };
  travel('stop=0100&center=45,-90&zoom=14');
  travel('');
  const { center, zoom } = settings.city;
  expect(asked).toEqual([
    'fly to 45 at 14',
    'keep 43 from under 178',
    `fly to ${center.lat} at ${zoom}`,
  ]);
});

test('R35: the map does not show a stop again when its ID becomes the service’s own', () => {
  const { asked, change } = follow('stop=100&center=43,-89&zoom=14');
  change({ ownID: '0100' });
  change({ url: 'stop=0100&center=43,-89&zoom=14' });
  expect(asked.filter((one) => one.startsWith('show'))).toEqual([]);
  change({ url: 'stop=0341&center=43,-89&zoom=14', ownID: '0341' });
  expect(asked.filter((one) => one.startsWith('show'))).toEqual(['show 43']);
});
