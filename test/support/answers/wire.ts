/** The documented example of a stop, as sent in a response (interface 2.2). */
export const WIRE_STOP = {
  stopID: '1391',
  intersection: 'Atwood & Ohio',
  latitude: '43.0937715',
  longitude: '-89.3467281',
  destination: 'ETP',
};

/** The documented example of a vehicle (interface 2.3). */
export const WIRE_VEHICLE = {
  lat: '43.0863712',
  lon: '-89.3601702',
  direction: 'WTP',
  nextStop: 'Jenifer & Ingersoll',
  vehicleID: '943',
  wifiAccess: false,
  bikeRack: false,
  wheelChairLift: false,
  wheelChairAccessible: false,
};

/** The documented example of a lot (interface 2.4). */
export const WIRE_LOT = {
  name: 'Capitol Square North Garage',
  shortName: 'north',
  totalSpots: 613,
  openSpots: 301,
  operatedBy: 'city',
  webUrl: 'https://parking.example.org/north',
  address: { postalCode: '53703', city: 'Madison', state: 'WI', street: '218 East Mifflin Street' },
  coordinates: { lat: 43.077627, lng: -89.383215 },
  entrances: [],
};
