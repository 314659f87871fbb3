import type { CityWords } from '../../city-words.ts';
import type { Words } from '../../en/words.ts';
import { capitalized, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/**
 * Nombra todo lo que los datos de la ciudad ponen en el mapa, para el comienzo de una frase: "Las paradas,
 * los autobuses y los estacionamientos", o menos.
 */
function dataOnMap({ hasVehicles, hasParking }: CityWords, { los }: Noun): string {
  if (hasVehicles) {
    return hasParking ? `Las paradas, ${los} y los estacionamientos` : `Las paradas y ${los}`;
  }
  return hasParking ? 'Las paradas y los estacionamientos' : 'Las paradas';
}

const NO_STREETS = 'No se pudieron cargar las calles.';

export const mapOf = (city: CityWords, noun: Noun): Words['map'] => ({
  label:
    'Mapa. Use las flechas para moverlo, más y menos para acercarlo o alejarlo, y Enter para buscar paradas en el centro.',
  hint: 'Elija un punto del mapa para buscar paradas cercanas.',
  controls: 'Controles del mapa',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  northUp: 'Orientar al norte',
  fullScreen: 'Pantalla completa',
  fullScreenLeave: 'Salir de la pantalla completa',
  fullScreenFailed: 'Su navegador no permite la pantalla completa aquí.',
  myLocation: 'Paradas cerca de mí',
  locating: 'Buscando su ubicación…',
  locationDenied: 'Su navegador o esta página bloquea la ubicación. También puede tocar el mapa.',
  locationNotAllowed:
    'El sitio que muestra este mapa no permite usar la ubicación. También puede tocar el mapa.',
  locationFailed: 'No se pudo encontrar su ubicación. También puede tocar el mapa.',
  locationTimeout:
    'Se tardó demasiado en encontrar su ubicación. Inténtelo de nuevo o toque el mapa.',
  locationOutside: (city) =>
    `Parece que está lejos de ${city}. Toque el mapa para buscar paradas allí.`,
  layers: 'Capas y leyenda',
  unavailable:
    'Este navegador no puede mostrar las calles en el mapa. Las listas tienen la misma información.',
  codeFailed: 'No se pudo cargar el mapa completo. Las listas tienen la misma información.',
  contextLost: 'Volviendo a dibujar el mapa…',
  retryLater:
    'El mapa falló varias veces y se volverá a intentar en diez minutos. Las listas tienen la misma información.',
  retrying: 'Reintentando…',
  noStreets: NO_STREETS,
  basemapFailed: `${NO_STREETS} ${dataOnMap(city, noun)} siguen en su lugar.`,
  basemapChunkFailed: `No se pudieron cargar las calles: falta una parte de esta página. ${dataOnMap(city, noun)} siguen en su lugar.`,
  cooperativeTouch: 'Use dos dedos para mover el mapa',
  cooperativeWheel: 'Use Ctrl y la rueda para acercar o alejar el mapa',
  cooperativeWheelMac: 'Use ⌘ y la rueda para acercar o alejar el mapa',
  routesOutside: (count: number) =>
    plural(count, 'La ruta elegida no está a la vista.', 'Las rutas elegidas no están a la vista.'),
  showRoutes: 'Mostrar en el mapa',
  attribution: 'Datos del mapa',
});

export const legendOf = ({ one, del, o }: Noun): Words['legend'] => ({
  stop: 'Parada',
  stopSelected: 'Parada elegida',
  routeLine: 'Recorrido de una ruta',
  schematicLine: 'Líneas rectas entre paradas',
  searched: 'Zona donde se buscaron paradas',
  bus: `${capitalized(one)} y su rumbo`,
  busNoHeading: `${capitalized(one)}, rumbo aún desconocido`,
  busDimmed: 'No coincide con sus filtros',
  busFaded: `${capitalized(one)} en su última posición conocida`,
  busSelected: `${capitalized(one)} elegid${o}`,
  tether: `Línea ${del} elegid${o} a su próxima parada`,
  lotLate: 'El conteo puede estar desactualizado',
  lotSelected: 'Estacionamiento elegido',
  lotsTogether: 'Varios estacionamientos juntos',
  eventNow: 'Estacionamiento por evento ahora',
  eventMaybe: 'Un evento puede estar afectando el estacionamiento ahora',
  eventSoon: 'Estacionamiento por evento pronto',
});
