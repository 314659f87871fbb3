import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useRevealSelection } from '../../../../src/audiences/rider/map/useRevealSelection.ts';
import type { Camera } from '../../../../src/lib/geo/Camera.ts';
import type { Place } from '../../../../src/lib/geo/distance.ts';
import { NO_PADDING } from '../../../../src/map/camera/camera.ts';
import { createMapHandle } from '../../../../src/map/createMapHandle.ts';
import { useView } from '../../../../src/view/useView.ts';
import { viewFromUrl } from '../../../../src/view/viewFromUrl.ts';
import { theSettings } from '../../../support/builders.ts';

const settings = theSettings();
const LOW = { ...NO_PADDING, bottom: 178 };
const HALF = { ...NO_PADDING, bottom: 440 };
const HERE = { lat: 43, lon: -89 };
const THERE = { lat: 44, lon: -89 };

interface Shown {
  url: string;
  places: readonly Place[];
  padding: typeof LOW;
  /** The service's own ID of the selected stop, if the URL has another form of it. */
  ownID?: string;
}

/** Records the camera moves while the view, the selected places and the sheet change. */
function follow(url: string, zoom = 15) {
  const moves: string[] = [];
  /** How much of the map was covered when it flew. */
  const covered: number[] = [];
  const handle = {
    current: {
      ...createMapHandle({ map: () => null, padding: () => LOW, reducedMotion: () => true }),
      show: (places: readonly Place[], maxZoom: number) =>
        moves.push(`fit ${places.map(({ lat }) => lat).join()} at ${maxZoom} at most`),
      ensureVisible: ([place]: readonly Place[]) => moves.push(`show ${place?.lat}`),
      keepVisible: ([place]: readonly Place[], { bottom }: typeof LOW) =>
        moves.push(`keep ${place?.lat} from under ${bottom}`),
      // There is a map.
      camera: () => ({ center: HERE, zoom }),
      flyTo: ({ center, zoom }: Camera) => {
        covered.push(last.padding.bottom);
        moves.push(`fly to ${center.lat} at ${zoom}`);
      },
    },
  };
  const start: Shown = { url, places: [HERE], padding: LOW };
  let last = start;
  const { rerender } = renderHook(
    ({ url: now, places, padding, ownID }: Shown) => {
      const view = viewFromUrl(new URLSearchParams(now));
      const { selection } = view;
      const ownSelection =
        selection === null || ownID === undefined ? selection : { ...selection, id: ownID };
      useRevealSelection({ settings, view, ownSelection, places, padding, mapState: 0 }, handle);
    },
    { initialProps: start },
  );
  const change = (next: Partial<Shown>) => {
    last = { ...last, ...next };
    rerender(last);
  };
  return { moves, covered, change };
}

test('R13: the map shows a selected bus once, however it moves', () => {
  const { moves, change } = follow('vehicle=03/007');
  expect(moves).toEqual(['show 43']);
  change({ places: [THERE] });
  change({ places: [] });
  change({ places: [THERE] });
  expect(moves.filter((one) => one.startsWith('show'))).toEqual(['show 43']);
});

test('R13, Q13a: from far away the map comes near a selection, and not to many places at once', () => {
  const { moves, change } = follow('stop=0100', 11);
  expect(moves).toEqual(['fly to 43 at 15']);
  change({ url: 'event=e1', places: [HERE, THERE] });
  expect(moves.slice(1)).toEqual(['show 43']);
});

test('Q7: from far away the map is fitted to a trip’s bus and stop, and from near it shows both', () => {
  const places = [HERE, THERE];
  for (const [zoom, shown] of [
    [11, 'fit 43,44 at 15 at most'],
    [15, 'show 43'],
  ] as const) {
    const { moves, change } = follow('', zoom);
    change({ url: 'trip=t@0100', places: [] });
    change({ url: 'trip=t@0100', places });
    expect(moves).toEqual([shown]);
  }
});

test('R13: the map shows a selection again when it is made again', () => {
  const { moves, change } = follow('stop=0100');
  change({ url: '' });
  change({ url: 'stop=0100' });
  expect(moves).toEqual(['show 43', 'show 43']);
});

test('R24: a sheet that rises does not cover the selection', () => {
  const { moves, change } = follow('vehicle=03/007');
  change({ places: [THERE], padding: HALF });
  expect(moves).toEqual(['show 43', 'keep 44 from under 178']);
});

test('R20: a link’s camera stays unless the sheet covers the selection', () => {
  const { moves, change } = follow('stop=0100&center=43,-89&zoom=15');
  expect(moves).toEqual(['keep 43 from under 0']);
  change({ url: 'stop=0341&center=43,-89&zoom=15', places: [THERE] });
  expect(moves.at(-1)).toBe('show 44');
});

/** Goes to another entry of the history. */
function travel(change: (next: Partial<Shown>) => void, query: string, padding = LOW) {
  window.history.replaceState(null, '', `/?${query}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  change({ url: query, padding });
}

test('R20: back and forward restore the camera of the URL, whatever is selected', () => {
  renderHook(() => useView());
  const { moves, change } = follow('');
  travel(change, 'stop=0100&center=45,-90&zoom=14');
  travel(change, '');
  const { center, zoom } = settings.city;
  expect(moves).toEqual([
    'fly to 45 at 14',
    'keep 43 from under 178',
    `fly to ${center.lat} at ${zoom}`,
  ]);
});

test('R20: back and forward place the camera in what the new view leaves of the map', () => {
  renderHook(() => useView());
  const { covered, change } = follow('stop=0100&center=45,-90&zoom=14');
  travel(change, 'center=45,-90&zoom=12', HALF);
  travel(change, 'stop=0100&center=45,-90&zoom=14', LOW);
  expect(covered).toEqual([HALF.bottom, LOW.bottom]);
});

test('R35: the map does not show a stop again when its ID becomes the service’s own', () => {
  const { moves, change } = follow('stop=100&center=43,-89&zoom=14');
  change({ ownID: '0100' });
  change({ url: 'stop=0100&center=43,-89&zoom=14' });
  expect(moves.filter((one) => one.startsWith('show'))).toEqual([]);
  change({ url: 'stop=0341&center=43,-89&zoom=14', ownID: '0341' });
  expect(moves.filter((one) => one.startsWith('show'))).toEqual(['show 43']);
});
