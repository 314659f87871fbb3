/** The map, its buttons and its menu. */
export const map = {
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
  basemapChunkFailed:
    'Streets could not be loaded: part of this page did not download. Stops, buses and lots are where they belong.',
  cooperativeTouch: 'Use two fingers to move the map',
  cooperativeWheel: 'Use Ctrl + scroll to zoom the map',
  cooperativeWheelMac: 'Use ⌘ + scroll to zoom the map',
  attribution: 'Map data',
};

/** What the map can show or hide. */
export const layers = {
  stops: 'Stops',
  vehicles: 'Buses',
  lots: 'Parking lots',
  legend: 'Legend',
};

/** The legend of the map. */
export const legend = {
  stop: 'Stop',
  stopChosen: 'Chosen stop',
  routeLine: 'Line of a route',
  searched: 'The area that was searched for stops',
  bus: 'Bus, pointing the way it heads',
  busUnheaded: 'Bus that has not been seen to move yet',
  busDimmed: 'Bus that is not what you asked for',
  busFaded: 'Bus at an old position',
  busChosen: 'Chosen bus',
  tether: 'From the chosen bus to its next stop',
  lotLate: 'Count that is getting old',
  lotChosen: 'Chosen lot',
  lotsTogether: 'Several lots close together',
  eventNow: 'Event parking now',
  eventMaybe: 'An event may be affecting parking now',
  eventSoon: 'Event parking soon',
};

/** The units of distances. */
export const units = {
  heading: 'Distances',
  city: (city: string) => `As usual in ${city}`,
  feet: 'Feet and miles',
  metres: 'Meters and kilometers',
};
