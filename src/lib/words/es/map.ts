import type { Words } from '../en.ts';

/** El mapa, sus botones y su menú. */
export const map: Words['map'] = {
  label:
    'Mapa. Las flechas lo mueven, más y menos cambian el zoom, Enter busca paradas en el centro.',
  controls: 'Controles del mapa',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  northUp: 'Norte arriba',
  fullScreen: 'Pantalla completa',
  fullScreenLeave: 'Salir de pantalla completa',
  fullScreenFailed: 'Su navegador no permite la pantalla completa aquí.',
  myLocation: 'Paradas cerca de mí',
  locating: 'Buscando su ubicación…',
  locationDenied: 'Su navegador o esta página no permite usar la ubicación. Toque el mapa.',
  locationFailed: 'No se pudo encontrar su ubicación. Toque el mapa.',
  locationTimeout:
    'Su ubicación tardó demasiado en encontrarse. Inténtelo de nuevo o toque el mapa.',
  locationOutside: (city) => `Parece que está lejos de ${city}.`,
  layers: 'Capas y leyenda',
  theme: 'Apariencia',
  themes: { auto: 'Igual que el sistema', light: 'Clara', dark: 'Oscura' },
  language: 'Idioma',
  unavailable: 'Este navegador no puede dibujar el mapa. Las listas tienen todo lo que mostraría.',
  codeFailed: 'No se pudo cargar el mapa. Las listas tienen todo lo que mostraría.',
  contextLost: 'Volviendo a dibujar el mapa…',
  resting:
    'El mapa falló varias veces y volverá en diez minutos. Las listas tienen todo lo que mostraría.',
  retrying: 'Reintentando…',
  basemapFailed:
    'No se pudieron cargar las calles. Paradas, autobuses y estacionamientos están en su lugar.',
  basemapChunkFailed:
    'No se pudieron cargar las calles: una parte de esta página no se descargó. Paradas, autobuses y estacionamientos están en su lugar.',
  cooperativeTouch: 'Use dos dedos para mover el mapa',
  cooperativeWheel: 'Use Ctrl y la rueda para acercar o alejar el mapa',
  cooperativeWheelMac: 'Use ⌘ y la rueda para acercar o alejar el mapa',
  attribution: 'Datos del mapa',
};

/** Lo que el mapa puede mostrar u ocultar. */
export const layers: Words['layers'] = {
  stops: 'Paradas',
  vehicles: 'Autobuses',
  lots: 'Estacionamientos',
  legend: 'Leyenda',
};

/** La leyenda del mapa. */
export const legend: Words['legend'] = {
  stop: 'Parada',
  stopChosen: 'Parada elegida',
  routeLine: 'Recorrido de una ruta',
  searched: 'La zona donde se buscaron paradas',
  bus: 'Autobús; la punta indica hacia dónde va',
  busUnheaded: 'Autobús que aún no se ha visto moverse',
  busDimmed: 'Autobús que no es lo que usted pidió',
  busFaded: 'Autobús en una posición antigua',
  busChosen: 'Autobús elegido',
  tether: 'Del autobús elegido a su próxima parada',
  lotLate: 'Conteo que ya no es reciente',
  lotChosen: 'Estacionamiento elegido',
  lotsTogether: 'Varios estacionamientos muy juntos',
  eventNow: 'Estacionamiento por evento ahora',
  eventMaybe: 'Un evento puede estar afectando el estacionamiento',
  eventSoon: 'Estacionamiento por evento en breve',
};

/** Las unidades de las distancias. */
export const units: Words['units'] = {
  heading: 'Distancias',
  city: (city) => `Como es habitual en ${city}`,
  feet: 'Pies y millas',
  metres: 'Metros y kilómetros',
};
