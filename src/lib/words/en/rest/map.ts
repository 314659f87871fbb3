import type { CityWords } from '../../city-words.ts';
import { capitalized, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/**
 * Names everything that the city's data puts on the map, for the start of a sentence: "Stops, buses, and
 * lots", or fewer of them.
 */
function dataOnMap({ hasVehicles, hasParking }: CityWords, { many }: Noun): string {
  if (hasVehicles) return hasParking ? `Stops, ${many}, and lots` : `Stops and ${many}`;
  return hasParking ? 'Stops and lots' : 'Stops';
}

const NO_STREETS = "Streets couldn't be loaded.";

/** The map and its buttons. */
export const mapOf = (city: CityWords, noun: Noun) => ({
  label:
    'Map. Use the arrow keys to move, plus and minus to zoom, and Enter to find stops at the center.',
  hint: 'Choose a point on the map to find nearby stops.',
  controls: 'Map controls',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  northUp: 'Reset to north',
  fullScreen: 'Full screen',
  fullScreenLeave: 'Exit full screen',
  fullScreenFailed: "Your browser doesn't allow full screen here.",
  myLocation: 'Stops near me',
  locating: 'Finding your location…',
  locationDenied: 'Your browser or this page blocks location. Tap the map instead.',
  locationNotAllowed: "The site showing this map doesn't allow location. Tap the map instead.",
  locationFailed: "Your location couldn't be found. Tap the map instead.",
  locationTimeout: 'Finding your location took too long. Try again or tap the map.',
  locationOutside: (city: string) =>
    `You seem to be far from ${city}. Tap the map to find stops there.`,
  layers: 'Layers and legend',
  unavailable: "This browser can't show streets on the map. The lists have the same information.",
  codeFailed: "The full map couldn't be loaded. The lists have the same information.",
  contextLost: 'Redrawing the map…',
  retryLater:
    'The map stopped several times and will try again in ten minutes. The lists have the same information.',
  retrying: 'Trying again…',
  /** On a display, in place of `basemapFailed`: a board has no room for more. */
  noStreets: NO_STREETS,
  basemapFailed: `${NO_STREETS} ${dataOnMap(city, noun)} are still in the right place.`,
  basemapChunkFailed: `Streets couldn't be loaded: part of this page didn't download. ${dataOnMap(city, noun)} are still in the right place.`,
  cooperativeTouch: 'Use two fingers to move the map',
  cooperativeWheel: 'Use Ctrl + scroll to zoom the map',
  cooperativeWheelMac: 'Use ⌘ + scroll to zoom the map',
  routesOutside: (count: number) =>
    plural(count, "The selected route isn't in view.", "The selected routes aren't in view."),
  showRoutes: 'Show on the map',
  attribution: 'Map data',
});

/** The legend of the map. */
export const legendOf = ({ one }: Noun) => ({
  stop: 'Stop',
  stopSelected: 'Selected stop',
  routeLine: 'Route line',
  schematicLine: 'Straight lines between stops',
  searched: 'Area searched for stops',
  bus: `${capitalized(one)} and its direction`,
  busNoHeading: `${capitalized(one)}, direction not known yet`,
  busDimmed: "Doesn't match your filters",
  busFaded: `${capitalized(one)} at its last known position`,
  busSelected: `Selected ${one}`,
  tether: `Line from the selected ${one} to its next stop`,
  lotLate: 'Count may be out of date',
  lotSelected: 'Selected lot',
  lotsTogether: 'Several lots close together',
  eventNow: 'Event parking now',
  eventMaybe: 'An event may be affecting parking now',
  eventSoon: 'Event parking soon',
});
