import { events } from './events.ts';
import { follow, needs, parkAndRide, watch } from './live.ts';
import { offline } from './offline.ts';
import { parking } from './parking.ts';
import { plural } from './plural.ts';
import { vehicles } from './vehicles.ts';

/** What the page says of all that comes after its first list, in English. */
export const later = {
  page: {
    hint: 'Tap the map to find stops near a place.',
    back: 'Back to the list',
    openFullMap: 'Open the full map',
    newWindow: 'opens in a new tab',
  },
  settings: {
    cannotStart: 'Curbside cannot start',
    faulty: 'Its settings (curbside.json) are not right:',
  },
  map: {
    label: 'Map. Arrow keys move it, plus and minus zoom, Enter finds stops at its center.',
    controls: 'Map controls',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    northUp: 'Turn north up',
    fullScreen: 'Full screen',
    fullScreenLeave: 'Leave full screen',
    fullScreenFailed: 'Your browser does not allow full screen here.',
    myLocation: 'Stops near me',
    locating: 'Finding where you are…',
    locationDenied: 'Your browser or this page does not allow location. Tap the map instead.',
    locationFailed: 'Your location could not be found. Tap the map instead.',
    locationTimeout: 'Finding your location took too long. Try again, or tap the map.',
    locationOutside: (city: string) => `You seem to be far from ${city}.`,
    layers: 'Layers and legend',
    theme: 'Theme',
    themes: { auto: 'Same as the system', light: 'Light', dark: 'Dark' },
    language: 'Language',
    unavailable: 'This browser cannot draw the map. The lists have everything it would show.',
    codeFailed: 'The map could not be loaded. The lists have everything it would show.',
    contextLost: 'The map is being redrawn…',
    resting:
      'The map stopped several times and rests for ten minutes. The lists have everything it would show.',
    retrying: 'Trying again…',
    basemapFailed: 'Streets could not be loaded. Stops, buses and lots are where they belong.',
    cooperativeTouch: 'Use two fingers to move the map',
    cooperativeWheel: 'Use Ctrl + scroll to zoom the map',
    cooperativeWheelMac: 'Use ⌘ + scroll to zoom the map',
    attribution: 'Map data',
  },
  layers: {
    stops: 'Stops',
    vehicles: 'Buses',
    lots: 'Parking lots',
    legend: 'Legend',
  },
  units: {
    heading: 'Distances',
    city: (city: string) => `As usual in ${city}`,
    feet: 'Feet and miles',
    metres: 'Meters and kilometers',
  },
  lists: {
    pageOf: (page: number, pages: number) => `${page} of ${pages}`,
    choose: (count: number, formatted: string) =>
      `${formatted} ${plural(count, 'thing is', 'things are')} here`,
    more: (count: string) => `Show ${count} more`,
    fewer: 'Show fewer',
    mayBeWhy: 'This may be why it is not found.',
    otherZone: (zone: string) => `Times are those of ${zone}.`,
  },
  stop: {
    unknown: (stopID: string) => `There is no stop ${stopID}.`,
    nearby: 'Stops near this one',
    unserved: 'None of the chosen routes stops here, so its buses are not known.',
    findRoutes: 'Find its routes',
    findOtherRoutes: 'Find its other routes',
    findingRoutes: 'Looking for its routes…',
    routesHere: (count: number, routeIDs: string) =>
      `${plural(count, 'Route', 'Routes')} ${routeIDs} ${plural(count, 'stops', 'stop')} here.`,
    noRoutes: 'No route that this page knows stops here.',
    noOtherRoutes: 'No other route that this page knows stops here.',
    stopsOfRoutes: (count: number, routeIDs: string) =>
      `Stops of ${plural(count, 'route', 'routes')} ${routeIDs}`,
  },
  nearby: {
    heading: 'Nearby',
    part: 'Nearby stops',
    start: 'Tap the map, or focus it and press Enter, to find the stops near a place.',
    searching: 'Searching…',
    found: (count: number, formatted: string, radius: string) =>
      `${formatted} ${plural(count, 'stop', 'stops')} within ${radius}`,
    none: (radius: string) => `No stop within ${radius} of this point.`,
    nearest: 'The nearest stop of the chosen routes:',
    away: (stop: string, distance: string) => `${stop}, ${distance} away`,
    walk: (distance: string, minutes: string) => `${distance}, ${minutes} walk`,
    radius: 'Search radius',
    clear: 'Clear the search',
    widening: 'Few stops so close by. Searching farther…',
    widened: (least: string, reach: string) =>
      `Searched ${reach}, as there is little within ${least}.`,
    somePart: 'A part of the area',
    incomplete: 'A part of the area could not be searched.',
  },
  searching: {
    label: 'Search routes, stops, lots and events',
    hint: 'Search, or stop number',
    close: 'Close the search',
    results: 'Search results',
    kinds: { route: 'Routes', stop: 'Stops', lot: 'Parking lots', event: 'Events' },
    count: (count: number, formatted: string) =>
      `${formatted} ${plural(count, 'result', 'results')}`,
    none: (text: string) => `Nothing found for “${text}”.`,
  },
  changes: {
    heading: 'What changed',
    button: (count: number, formatted: string) =>
      `What changed: ${formatted} ${plural(count, 'change', 'changes')}`,
    none: 'Nothing has changed since you looked.',
    ago: (age: string) => `in the last ${age}`,
    eventNew: (event: string) => `New event: ${event}`,
    eventMoved: (event: string) => `Event moved: ${event}`,
    eventGone: (event: string) => `Event no longer listed: ${event}`,
    lot: (lot: string, band: string) => `${lot}: now ${band}`,
    busCame: (vehicleID: string, routeID: string) => `Bus ${vehicleID} came to route ${routeID}`,
    busLeft: (vehicleID: string, routeID: string) => `Bus ${vehicleID} left route ${routeID}`,
    forget: 'Forget my last visit',
  },
  share: {
    button: 'Share this view',
    copied: 'Link copied.',
    byHand: 'Copy this link:',
    frame: 'Embed this view',
    frameCode: 'Code for your own page',
    frameCopy: 'Copy the code',
    frameCopied: 'Code copied.',
    frameByHand: 'It could not be copied. Select the code and copy it by hand.',
  },
  favourites: {
    heading: 'Favorites',
    keep: 'Favorite',
    keepRoute: (routeID: string) => `Favorite route ${routeID}`,
    none: 'Stops, routes and lots that you make favorites are shown here.',
    clear: 'Remove all favorites',
  },
  vehicles,
  parking,
  events,
  needs,
  follow,
  watch,
  parkAndRide,
  offline,
};
