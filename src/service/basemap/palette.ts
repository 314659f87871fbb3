/** The colors of the basemap in one theme. They are muted, because live data is drawn on top. */
export interface Palette {
  readonly land: string;
  readonly urban: string;
  readonly commercial: string;
  readonly campus: string;
  readonly industrial: string;
  readonly park: string;
  /** Grass that is not a park: gardens, meadows, sports grounds. */
  readonly lawn: string;
  readonly wood: string;
  readonly golf: string;
  readonly cemetery: string;
  readonly water: string;
  readonly shore: string;
  readonly sand: string;
  readonly pier: string;
  readonly runway: string;
  readonly house: string;
  readonly block: string;
  readonly tower: string;
  readonly wall: string;
  readonly road: string;
  readonly casing: string;
  readonly countryRoad: string;
  readonly mainRoad: string;
  readonly mainCasing: string;
  readonly highway: string;
  readonly highwayCasing: string;
  readonly tunnel: string;
  readonly path: string;
  readonly square: string;
  readonly rail: string;
  readonly halo: string;
  readonly roadText: string;
  readonly placeText: string;
  readonly districtText: string;
  readonly waterText: string;
  readonly waterHalo: string;
  readonly parkText: string;
  readonly landmarkText: string;
}

export const PALETTES: Readonly<Record<'light' | 'dark', Palette>> = {
  light: {
    land: '#f4f2ec',
    urban: '#f0ede6',
    commercial: '#edeae2',
    campus: '#f0ede0',
    industrial: '#ebe9e6',
    park: '#d8e8cb',
    lawn: '#e3ecd8',
    wood: '#cfe2c2',
    golf: '#dcebcb',
    cemetery: '#dbe5d2',
    water: '#bdd8e9',
    shore: '#a9c9de',
    sand: '#efe8d2',
    pier: '#e9e4da',
    runway: '#e3e0da',
    house: '#e6e1d8',
    block: '#e2dcd2',
    tower: '#dcd6cb',
    wall: '#d5cec2',
    road: '#ffffff',
    casing: '#dfd9ce',
    countryRoad: '#e3ddd1',
    mainRoad: '#fffefa',
    mainCasing: '#d3ccbe',
    highway: '#fbedcb',
    highwayCasing: '#dcc391',
    tunnel: '#ebe6dc',
    path: '#d9d0c0',
    square: '#f7f4ed',
    rail: '#c9c3b9',
    halo: '#ffffff',
    roadText: '#5b554b',
    placeText: '#2f2d2a',
    districtText: '#6b6357',
    waterText: '#36698c',
    waterHalo: '#d3e5f0',
    parkText: '#41693a',
    landmarkText: '#5a5350',
  },
  dark: {
    land: '#1a212b',
    urban: '#1c242f',
    commercial: '#1f2834',
    campus: '#20282f',
    industrial: '#1e2530',
    park: '#1b2c2c',
    lawn: '#1c2a2d',
    wood: '#182a2a',
    golf: '#1d2f2c',
    cemetery: '#1e2b2e',
    water: '#0f1a29',
    shore: '#24405a',
    sand: '#2a2c2b',
    pier: '#2a3441',
    runway: '#28313c',
    house: '#242e3a',
    block: '#27323f',
    tower: '#2b3745',
    wall: '#303c4a',
    road: '#333f4e',
    casing: '#171e27',
    countryRoad: '#29333f',
    mainRoad: '#3f4c5d',
    mainCasing: '#151b24',
    highway: '#575247',
    highwayCasing: '#191c20',
    tunnel: '#222b36',
    path: '#33404d',
    square: '#232d39',
    rail: '#39434f',
    halo: '#161d26',
    roadText: '#b3bdc9',
    placeText: '#e8edf3',
    districtText: '#94a1b0',
    waterText: '#7ba6cb',
    waterHalo: '#0f1a29',
    parkText: '#86b592',
    landmarkText: '#a9b1bb',
  },
};
