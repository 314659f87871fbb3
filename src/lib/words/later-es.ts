import type { Words } from './en.ts';
import type { FirstWords } from './first-en.ts';
import { events, parking } from './parking-es.ts';
import { plural } from './plural.ts';

/** Lo que dice la página de todo lo que viene después de su primera lista, en español. */
export const later: Omit<Words, keyof FirstWords> = {
  map: {
    label:
      'Mapa. Las flechas lo mueven, más y menos cambian el zoom, Intro busca paradas en el centro.',
    controls: 'Controles del mapa',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    northUp: 'Norte arriba',
    fullScreen: 'Pantalla completa',
    fullScreenLeave: 'Salir de pantalla completa',
    myLocation: 'Paradas cerca de mí',
    locating: 'Buscando su ubicación…',
    locationDenied: 'Su navegador o esta página no permite la ubicación. Toque el mapa.',
    locationFailed: 'No se pudo encontrar su ubicación. Toque el mapa.',
    locationOutside: (city) => `Parece que está lejos de ${city}.`,
    layers: 'Capas y leyenda',
    theme: 'Apariencia',
    themes: { auto: 'Como el sistema', light: 'Clara', dark: 'Oscura' },
    language: 'Idioma',
    unavailable:
      'Este navegador no puede dibujar el mapa. Las listas tienen todo lo que mostraría.',
    codeFailed: 'No se pudo cargar el mapa. Las listas tienen todo lo que mostraría.',
    contextLost: 'Redibujando el mapa…',
    basemapFailed:
      'No se pudieron cargar las calles. Paradas, autobuses y estacionamientos están en su sitio.',
    cooperativeTouch: 'Use dos dedos para mover el mapa',
    cooperativeWheel: 'Use Ctrl y la rueda para acercar el mapa',
    cooperativeWheelMac: 'Use ⌘ y la rueda para acercar el mapa',
    attribution: 'Datos del mapa',
  },
  layers: {
    stops: 'Paradas',
    vehicles: 'Autobuses',
    lots: 'Estacionamientos',
    legend: 'Leyenda',
  },
  nearby: {
    heading: 'Cerca',
    part: 'Paradas cercanas',
    start: 'Toque el mapa, o enfóquelo y pulse Intro, para ver las paradas cercanas a un lugar.',
    searching: 'Buscando…',
    found: (count, formatted, radius) =>
      `${formatted} ${plural(count, 'parada', 'paradas')} a menos de ${radius}`,
    none: (radius) => `No hay paradas a menos de ${radius} de este punto.`,
    walk: (distance, minutes) => `${distance}, ${minutes} a pie`,
    radius: 'Radio de búsqueda',
    clear: 'Borrar la búsqueda',
  },
  vehicles: {
    heading: 'Autobuses',
    part: 'Autobuses',
    count: (count, formatted) => `${formatted} ${plural(count, 'autobús', 'autobuses')}`,
    vehicleID: (vehicleID) => `Autobús ${vehicleID}`,
    towards: (destination) => `hacia ${destination}`,
    next: (stop) => `próxima parada: ${stop}`,
    heads: (compass) => `rumbo al ${compass}`,
    compass: {
      n: 'norte',
      ne: 'noreste',
      e: 'este',
      se: 'sureste',
      s: 'sur',
      sw: 'suroeste',
      w: 'oeste',
      nw: 'noroeste',
    },
    lastMoved: (age) => `se movió hace ${age}`,
    notSeenMoving: (age) => `sin movimiento visto en ${age}`,
    dueHere: 'Esta es la próxima parada de',
    state: {
      loading: 'Buscando autobuses…',
      live: (buses, age) => `${buses}, actualizado hace ${age}`,
      updated: (age) => `Actualizado hace ${age}`,
      empty: 'Ahora no hay autobuses en esta ruta.',
      delayed: (age) => `Con retraso: estas posiciones son de hace ${age}.`,
      delayedHidden: (age) =>
        `Con retraso: las últimas posiciones son de hace ${age} y ya no se muestran.`,
      unreachable: (since, why) => `Sin conexión ${since}: ${why}.`,
      shownAsOf: (age) => `Estas posiciones son de hace ${age}.`,
      frozen: (age) =>
        `Sin cambios: el servicio responde, pero ningún autobús se ha movido en ${age}. Pueden estar en otro lugar.`,
    },
    announce: {
      loading: 'buscando autobuses',
      live: (buses) => `${buses}, en vivo`,
      empty: 'ahora no hay autobuses',
      delayed: 'las posiciones de los autobuses llegan con retraso',
      unreachable: 'no hay conexión con los autobuses',
      frozen: 'las posiciones de los autobuses no cambian',
    },
    card: {
      route: 'Ruta',
      destination: 'Hacia',
      nextStop: 'Próxima parada',
      heading: 'Rumbo',
      headingUnknown: 'no se sabe hasta que se mueva',
      moved: 'Movimiento',
      features: 'A bordo',
      wifiAccess: 'Wifi',
      bikeRack: 'Portabicicletas',
      wheelChairLift: 'Elevador para silla de ruedas',
      wheelChairAccessible: 'Accesible en silla de ruedas',
      yes: 'sí',
      no: 'no',
      unknown: 'no se sabe',
      left: (routeID, age) =>
        `Este autobús dejó la ruta ${routeID} hace ${age}. Lo que sigue es lo último que comunicó.`,
      absent: (routeID) => `Este autobús no está ahora en la ruta ${routeID}.`,
    },
  },
  parking,
  events,
};
