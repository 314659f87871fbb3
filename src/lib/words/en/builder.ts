import { plural } from './grammar.ts';

/** The builder of frames, which web editors use. A frame is called "map" where an editor reads it. */
export const builder = {
  heading: 'Put this map on your website',
  intro: 'Choose what the map shows, then copy the code into your page.',
  pageTitle: (city: string) => `Map builder: ${city}`,
  fullMap: 'Open the full map',

  content: 'What it shows',
  mode: 'Show as',
  modes: { map: 'Map', list: 'List only' },
  modeHint: 'The list needs no graphics and fits very small spaces.',
  noRoutes: 'No route is selected, so the map shows the routes that the full map starts with.',
  layers: 'On the map',
  panels: 'Lists that readers can open',

  places: 'Places',
  findPlace: 'Open with a stop or lot',
  findPlaceHint: 'Name or stop number',
  findPlaceHelp: 'The map then opens at this place, with its details.',
  departureStops: 'Stops with departures',
  departureStopsHelp: 'Readers see the next departures at these stops.',
  noDepartureStops: 'Choose a stop for the departures.',
  found: (count: number, formatted: string) =>
    count === 0 ? 'No matches.' : `${formatted} ${plural(count, 'match', 'matches')}.`,
  searching: 'Loading stops…',
  stop: (name: string, number: string) => `${name} (${number})`,
  remove: (name: string) => `Remove ${name}`,
  lots: 'Parking lots',
  lotsFilter: 'Find a lot',
  lotsChosen: (count: number, formatted: string) =>
    count === 0 ? 'All lots' : `${formatted} ${plural(count, 'lot', 'lots')} selected`,
  lotsClear: 'Show all lots',
  openOnly: 'Only lots with open spots',
  lotsFailed: "The parking lots couldn't be loaded.",
  near: 'Stops around a point',
  nearSet: 'Use the center of the preview',
  nearClear: 'Remove the point',
  nearNone: 'No point is set.',
  nearAt: (place: string) => `Stops around ${place}`,

  area: 'Area',
  areaFits: 'The map fits itself to what you chose.',
  areaFixed: 'The map starts with the area in the preview.',
  move: 'Move the map',
  moveDone: 'Keep this area',
  moveHelp: 'Drag the preview, or use the arrow keys, plus and minus.',
  areaReset: 'Reset area',

  look: 'Appearance',
  title: 'Heading',
  titleHint: 'If empty, the map has no heading of its own.',
  theme: 'Colors',
  themes: { auto: "The reader's choice", light: 'Light', dark: 'Dark' },
  language: 'Language',
  languageAuto: "The reader's language",
  controls: 'Buttons on the map',
  controlNames: {
    zoom: 'Zoom',
    locate: 'My location',
    fullscreen: 'Full screen',
    legend: 'Legend',
    list: 'List',
  },
  gestures: 'One finger or the mouse wheel',
  gestureNames: { cooperative: 'Scrolls your page', full: 'Moves the map' },
  gesturesHint: 'Choose “moves the map” only if the map fills the screen.',
  poll: 'Seconds between updates',
  pollHint: (seconds: string) => `If empty, every ${seconds} seconds.`,
  pollPositions: (seconds: string) => `Live positions update at least every ${seconds} seconds.`,

  size: 'Size',
  sizes: {
    column: 'As wide as the column',
    small: 'Small',
    side: 'Side column',
    medium: 'Medium',
    large: 'Large',
    custom: 'Other',
  },
  width: 'Width',
  height: 'Height',
  pixels: (width: string, height: string) => `${width} × ${height}`,
  tiny: 'Below 320 × 240 pixels, the map has no buttons and no lists.',

  preview: 'Preview',
  previewSize: (width: string, height: string, percent: string | null) =>
    `${width} × ${height} pixels${percent === null ? '' : `, shown at ${percent}`}`,
  previewTitle: 'Preview of the map',

  code: 'Code for your page',
  codeHelp: 'Paste it as HTML, where the map should appear.',
  copyCode: 'Copy code',
  codeCopied: 'Code copied.',
  link: 'Address of the map',
  linkHelp: 'For editors that ask for an embed or iframe URL.',
  copyLink: 'Copy address',
  linkCopied: 'Address copied.',
  oembed: 'oEmbed address',
  oembedHelp: 'For editors that build the frame themselves.',
  copyOembed: 'Copy oEmbed address',
  oembedCopied: 'oEmbed address copied.',
  copyFailed: "Couldn't copy. Select the text and copy it.",
  others: 'Addresses for other editors',
  newCode:
    'A map that is on your page already keeps its old settings until you paste the new code.',

  movesTo: (name: string) => `${name} is outside the area you chose, so the map moves there.`,
  movesToPoint: 'The point for stops is outside the area you chose, so the map moves there.',
  outside: (name: string) => `${name} is outside the area that the map shows.`,
  lotsOutside: (outside: number, outsideText: string, allText: string) =>
    outside === 1
      ? `1 of the ${allText} selected lots is outside the area that the map shows.`
      : `${outsideText} of the ${allText} selected lots are outside the area that the map shows.`,
  noLotInside: 'None of the selected lots is in the area that the map shows.',
  nearOutside: 'The point for stops is outside the area that the map shows.',
  hiddenLayer: (name: string, layer: string) =>
    `${name} isn't on the map, because “${layer}” is turned off.`,
};

export type BuilderWords = typeof builder;

/** The same for every city. A function, as the other parts are. */
export const builderWordsFor = () => builder;
