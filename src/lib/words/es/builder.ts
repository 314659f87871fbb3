import type { BuilderWords } from '../en/builder.ts';
import { plural } from './grammar.ts';

export const builder: BuilderWords = {
  heading: 'Ponga este mapa en su sitio web',
  intro: 'Elija lo que muestra el mapa y copie el código en su página.',
  pageTitle: (city) => `Creador de mapas: ${city}`,
  fullMap: 'Abrir el mapa completo',

  content: 'Contenido',
  mode: 'Mostrar como',
  modes: { map: 'Mapa', list: 'Solo lista' },
  modeHint: 'La lista no necesita gráficos y cabe en espacios muy pequeños.',
  noRoutes:
    'No eligió ninguna ruta, así que el mapa muestra las rutas con las que empieza el mapa completo.',
  layers: 'En el mapa',
  panels: 'Listas que se pueden abrir',

  places: 'Lugares',
  findPlace: 'Abrir con una parada o un estacionamiento',
  findPlaceHint: 'Nombre o número de parada',
  findPlaceHelp: 'El mapa se abre en ese lugar, con sus detalles.',
  departureStops: 'Paradas con salidas',
  departureStopsHelp: 'Se muestran las próximas salidas de estas paradas.',
  noDepartureStops: 'Elija una parada para las salidas.',
  found: (count, formatted) =>
    count === 0 ? 'Sin resultados.' : `${formatted} ${plural(count, 'resultado', 'resultados')}.`,
  searching: 'Cargando paradas…',
  stop: (name, number) => `${name} (${number})`,
  remove: (name) => `Quitar ${name}`,
  lots: 'Estacionamientos',
  lotsFilter: 'Buscar un estacionamiento',
  lotsChosen: (count, formatted) =>
    count === 0
      ? 'Todos los estacionamientos'
      : `${formatted} ${plural(count, 'estacionamiento elegido', 'estacionamientos elegidos')}`,
  lotsClear: 'Mostrar todos',
  openOnly: 'Solo los que tienen lugares libres',
  lotsFailed: 'No se pudieron cargar los estacionamientos.',
  near: 'Paradas alrededor de un punto',
  nearSet: 'Usar el centro de la vista previa',
  nearClear: 'Quitar el punto',
  nearNone: 'No hay ningún punto.',
  nearAt: (place) => `Paradas alrededor de ${place}`,

  area: 'Zona',
  areaFits: 'El mapa se ajusta a lo que usted eligió.',
  areaFixed: 'El mapa empieza con la zona de la vista previa.',
  move: 'Mover el mapa',
  moveDone: 'Conservar esta zona',
  moveHelp: 'Arrastre la vista previa o use las teclas de flecha, más y menos.',
  areaReset: 'Restablecer la zona',

  look: 'Aspecto',
  title: 'Título',
  titleHint: 'Si lo deja vacío, el mapa no lleva título propio.',
  theme: 'Colores',
  themes: { auto: 'Los que prefiera el lector', light: 'Claros', dark: 'Oscuros' },
  language: 'Idioma',
  languageAuto: 'El idioma del lector',
  controls: 'Botones del mapa',
  controlNames: {
    zoom: 'Acercar y alejar',
    locate: 'Mi ubicación',
    fullscreen: 'Pantalla completa',
    legend: 'Leyenda',
    list: 'Lista',
  },
  gestures: 'Un dedo o la rueda del ratón',
  gestureNames: { cooperative: 'Desplaza su página', full: 'Mueve el mapa' },
  gesturesHint: 'Elija “mueve el mapa” solo si el mapa ocupa toda la pantalla.',
  poll: 'Segundos entre actualizaciones',
  pollHint: (seconds) => `Si lo deja vacío, cada ${seconds} segundos.`,
  pollPositions: (seconds) =>
    `Las posiciones en vivo se actualizan al menos cada ${seconds} segundos.`,

  size: 'Tamaño',
  sizes: {
    column: 'Ancho de la columna',
    small: 'Pequeño',
    side: 'Columna lateral',
    medium: 'Mediano',
    large: 'Grande',
    custom: 'Otro',
  },
  width: 'Ancho',
  height: 'Alto',
  pixels: (width, height) => `${width} × ${height}`,
  tiny: 'Por debajo de 320 × 240 píxeles, el mapa no tiene botones ni listas.',

  preview: 'Vista previa',
  previewSize: (width, height, percent) =>
    `${width} × ${height} píxeles${percent === null ? '' : `, al ${percent}`}`,
  previewTitle: 'Vista previa del mapa',

  code: 'Código para su página',
  codeHelp: 'Péguelo como HTML donde deba aparecer el mapa.',
  copyCode: 'Copiar código',
  codeCopied: 'Código copiado.',
  link: 'Dirección del mapa',
  linkHelp: 'Para editores que piden una URL de inserción o de iframe.',
  copyLink: 'Copiar dirección',
  linkCopied: 'Dirección copiada.',
  oembed: 'Dirección oEmbed',
  oembedHelp: 'Para editores que crean el marco por sí mismos.',
  copyOembed: 'Copiar dirección oEmbed',
  oembedCopied: 'Dirección oEmbed copiada.',
  copyFailed: 'No se pudo copiar. Seleccione el texto y cópielo.',
  others: 'Direcciones para otros editores',
  newCode:
    'Un mapa que ya está en su página conserva su configuración hasta que pegue el código nuevo.',

  movesTo: (name) =>
    `${name} queda fuera de la zona que eligió, así que el mapa se mueve hasta allí.`,
  movesToPoint:
    'El punto de las paradas queda fuera de la zona que eligió, así que el mapa se mueve hasta allí.',
  outside: (name) => `${name} queda fuera de la zona que muestra el mapa.`,
  lotsOutside: (outside, outsideText, allText) =>
    outside === 1
      ? `1 de los ${allText} estacionamientos elegidos queda fuera de la zona que muestra el mapa.`
      : `${outsideText} de los ${allText} estacionamientos elegidos quedan fuera de la zona que muestra el mapa.`,
  noLotInside: 'Ninguno de los estacionamientos elegidos está en la zona que muestra el mapa.',
  nearOutside: 'El punto de las paradas queda fuera de la zona que muestra el mapa.',
  hiddenLayer: (name, layer) => `${name} no está en el mapa, porque “${layer}” está desactivado.`,
};

/** Las mismas para cualquier ciudad. Una función, como las demás partes. */
export const builderWordsFor = (): BuilderWords => builder;
