import './bare-map.css';
import { readBasemap } from '../../../../src/map/basemap/basemap.ts';
import { MapLibreMap } from '../../../../src/map/maplibre.ts';

/*
 * The least that a page with MapLibre takes: a style at the camera in the query string, with the options
 * that our map has and nothing on it. The attributes are those that the bench waits for on our page.
 */
const parameters = new URLSearchParams(location.search);
const numberOf = (name: string) => Number(parameters.get(name));

const map = new MapLibreMap({
  container: 'map',
  center: [numberOf('lon'), numberOf('lat')],
  zoom: numberOf('zoom'),
  attributionControl: false,
  fadeDuration: 0,
});
map.setPadding({ top: 0, left: 0, right: 0, bottom: numberOf('bottom') });
const root = document.documentElement;
map.on('style.load', () => {
  map.once('render', () => {
    root.dataset.mapState = 'ready';
  });
});
map.once('idle', () => {
  root.dataset.idles = '1';
});
map.setStyle(
  await readBasemap('/basemap/light.json', {
    theme: 'light',
    base: location.href,
    signal: new AbortController().signal,
  }),
);
