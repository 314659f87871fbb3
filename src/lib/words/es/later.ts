import type { LaterWords } from '../en.ts';
import { events } from './events.ts';
import { follow, needs, parkAndRide, watch } from './live.ts';
import { offline } from './offline.ts';
import { parking } from './parking.ts';
import { plural } from './plural.ts';
import { vehicles } from './vehicles.ts';

/** Lo que dice la página de todo lo que viene después de su primera lista, en español. */
export const later: LaterWords = {
  page: {
    hint: 'Toque el mapa para ver las paradas cercanas a un lugar.',
    back: 'Volver a la lista',
    openFullMap: 'Abrir el mapa completo',
    newWindow: 'se abre en una pestaña nueva',
  },
  settings: {
    cannotStart: 'Curbside no se puede iniciar',
    faulty: 'Su configuración (curbside.json) tiene errores:',
  },
  map: {
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
    unavailable:
      'Este navegador no puede dibujar el mapa. Las listas tienen todo lo que mostraría.',
    codeFailed: 'No se pudo cargar el mapa. Las listas tienen todo lo que mostraría.',
    contextLost: 'Volviendo a dibujar el mapa…',
    resting:
      'El mapa falló varias veces y volverá en diez minutos. Las listas tienen todo lo que mostraría.',
    retrying: 'Reintentando…',
    basemapFailed:
      'No se pudieron cargar las calles. Paradas, autobuses y estacionamientos están en su lugar.',
    cooperativeTouch: 'Use dos dedos para mover el mapa',
    cooperativeWheel: 'Use Ctrl y la rueda para acercar o alejar el mapa',
    cooperativeWheelMac: 'Use ⌘ y la rueda para acercar o alejar el mapa',
    attribution: 'Datos del mapa',
  },
  layers: {
    stops: 'Paradas',
    vehicles: 'Autobuses',
    lots: 'Estacionamientos',
    legend: 'Leyenda',
  },
  units: {
    heading: 'Distancias',
    city: (city) => `Como es habitual en ${city}`,
    feet: 'Pies y millas',
    metres: 'Metros y kilómetros',
  },
  lists: {
    pageOf: (page, pages) => `${page} de ${pages}`,
    choose: (count, formatted) => `Aquí hay ${formatted} ${plural(count, 'cosa', 'cosas')}`,
    more: (count) => `Mostrar ${count} más`,
    fewer: 'Mostrar menos',
    mayBeWhy: 'Puede que por eso no se encuentre.',
    otherZone: (zone) => `Las horas son las de ${zone}.`,
  },
  stop: {
    unknown: (stopID) => `No existe la parada ${stopID}.`,
    nearby: 'Paradas cerca de esta',
    unserved: 'Ninguna de las rutas elegidas pasa por aquí: no se sabe de sus autobuses.',
    findRoutes: 'Buscar sus rutas',
    findOtherRoutes: 'Buscar sus otras rutas',
    findingRoutes: 'Buscando sus rutas…',
    routesHere: (count, routeIDs) =>
      `${plural(count, 'La ruta', 'Las rutas')} ${routeIDs} ${plural(count, 'pasa', 'pasan')} por aquí.`,
    noRoutes: 'Ninguna ruta que esta página conozca pasa por aquí.',
    noOtherRoutes: 'Ninguna otra ruta que esta página conozca pasa por aquí.',
    stopsOfRoutes: (count, routeIDs) =>
      `Paradas de ${plural(count, 'la ruta', 'las rutas')} ${routeIDs}`,
  },
  nearby: {
    heading: 'Cerca',
    part: 'Paradas cercanas',
    start:
      'Toque el mapa, o selecciónelo y presione Enter, para ver las paradas cercanas a un lugar.',
    searching: 'Buscando…',
    found: (count, formatted, radius) =>
      `${formatted} ${plural(count, 'parada', 'paradas')} a menos de ${radius}`,
    none: (radius) => `No hay paradas a menos de ${radius} de este punto.`,
    nearest: 'La parada más cercana de las rutas elegidas:',
    away: (stop, distance) => `${stop}, a ${distance}`,
    walk: (distance, minutes) => `${distance}, ${minutes} a pie`,
    radius: 'Radio de búsqueda',
    clear: 'Borrar la búsqueda',
    widening: 'Hay pocas paradas tan cerca. Buscando más lejos…',
    widened: (least, reach) =>
      `Se buscó hasta ${reach}, porque hay pocas paradas a menos de ${least}.`,
    somePart: 'Una parte de la zona',
    incomplete: 'No se pudo buscar en una parte de la zona.',
  },
  searching: {
    label: 'Buscar rutas, paradas, estacionamientos y eventos',
    hint: 'Buscar, o número de parada',
    close: 'Cerrar la búsqueda',
    results: 'Resultados de la búsqueda',
    kinds: { route: 'Rutas', stop: 'Paradas', lot: 'Estacionamientos', event: 'Eventos' },
    count: (count, formatted) => `${formatted} ${plural(count, 'resultado', 'resultados')}`,
    none: (text) => `No se encontró nada con “${text}”.`,
  },
  changes: {
    heading: 'Qué cambió',
    button: (count, formatted) => `Qué cambió: ${formatted} ${plural(count, 'cambio', 'cambios')}`,
    none: 'Nada cambió desde su última visita.',
    ago: (age) => `hace ${age} o menos`,
    eventNew: (event) => `Evento nuevo: ${event}`,
    eventMoved: (event) => `Evento reprogramado: ${event}`,
    eventGone: (event) => `Evento que ya no aparece: ${event}`,
    lot: (lot, band) => `${lot}: ahora ${band}`,
    busCame: (vehicleID, routeID) => `El autobús ${vehicleID} entró en la ruta ${routeID}`,
    busLeft: (vehicleID, routeID) => `El autobús ${vehicleID} salió de la ruta ${routeID}`,
    forget: 'Olvidar mi última visita',
  },
  share: {
    button: 'Compartir esta vista',
    copied: 'Enlace copiado.',
    byHand: 'Copie este enlace:',
    frame: 'Insertar esta vista',
    frameCode: 'Código para su propia página',
    frameCopy: 'Copiar el código',
    frameCopied: 'Código copiado.',
    frameByHand: 'No se pudo copiar. Seleccione el código y cópielo a mano.',
  },
  favourites: {
    heading: 'Favoritos',
    keep: 'Favorito',
    keepRoute: (routeID) => `Ruta ${routeID} como favorita`,
    none: 'Aquí aparecen las paradas, rutas y estacionamientos que marque como favoritos.',
    clear: 'Quitar todos los favoritos',
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
