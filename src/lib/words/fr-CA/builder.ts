import type { BuilderWords } from '../en/builder.ts';
import { plural } from './grammar.ts';

const builder: BuilderWords = {
  heading: 'Mettez cette carte sur votre site Web',
  intro: 'Choisissez ce que la carte affiche, puis copiez le code dans votre page.',
  pageTitle: (city) => `Créateur de cartes\u00A0: ${city}`,
  fullMap: 'Ouvrir la carte complète',

  content: 'Contenu',
  mode: 'Présentation',
  modes: { map: 'Carte', list: 'Liste seulement' },
  modeHint: 'La liste n’a pas besoin de graphismes et tient dans un très petit espace.',
  noRoutes:
    'Aucune ligne n’est choisie\u00A0: la carte affiche les lignes avec lesquelles s’ouvre la carte complète.',
  layers: 'Sur la carte',
  panels: 'Listes que l’on peut ouvrir',

  places: 'Lieux',
  findPlace: 'Ouvrir sur un arrêt ou un stationnement',
  findPlaceHint: 'Nom ou numéro d’arrêt',
  findPlaceHelp: 'La carte s’ouvre alors à cet endroit, avec ses détails.',
  departureStops: 'Arrêts avec prochains passages',
  departureStopsHelp: 'Les prochains passages à ces arrêts sont affichés.',
  noDepartureStops: 'Choisissez un arrêt pour les prochains passages.',
  found: (count, formatted) =>
    count === 0 ? 'Aucun résultat.' : `${formatted} ${plural(count, 'résultat', 'résultats')}.`,
  searching: 'Chargement des arrêts…',
  stop: (name, number) => `${name} (${number})`,
  remove: (name) => `Retirer ${name}`,
  lots: 'Stationnements',
  lotsFilter: 'Chercher un stationnement',
  lotsChosen: (count, formatted) =>
    count === 0
      ? 'Tous les stationnements'
      : `${formatted} ${plural(count, 'stationnement choisi', 'stationnements choisis')}`,
  lotsClear: 'Afficher tous les stationnements',
  openOnly: 'Seulement ceux qui ont des places libres',
  lotsFailed: 'Les stationnements n’ont pas pu être chargés.',
  near: 'Arrêts autour d’un point',
  nearSet: 'Utiliser le centre de l’aperçu',
  nearClear: 'Retirer le point',
  nearNone: 'Aucun point n’est choisi.',
  nearAt: (place) => `Arrêts autour de\u00A0: ${place}`,

  area: 'Secteur',
  areaFits: 'La carte s’ajuste à ce que vous avez choisi.',
  areaFixed: 'La carte s’ouvre sur le secteur de l’aperçu.',
  move: 'Déplacer la carte',
  moveDone: 'Garder ce secteur',
  moveHelp: 'Glissez l’aperçu, ou utilisez les flèches, plus et moins.',
  areaReset: 'Réinitialiser le secteur',

  look: 'Apparence',
  title: 'Titre',
  titleHint: 'Sans texte, la carte n’a pas de titre.',
  theme: 'Couleurs',
  themes: { auto: 'Au choix du lecteur', light: 'Claires', dark: 'Sombres' },
  language: 'Langue',
  languageAuto: 'La langue du lecteur',
  controls: 'Boutons sur la carte',
  controlNames: {
    zoom: 'Zoom',
    locate: 'Ma position',
    fullscreen: 'Plein écran',
    legend: 'Légende',
    list: 'Liste',
  },
  gestures: 'Un doigt ou la molette',
  gestureNames: { cooperative: 'Fait défiler votre page', full: 'Déplace la carte' },
  gesturesHint: 'Choisissez «\u00A0déplace la carte\u00A0» seulement si la carte remplit l’écran.',
  poll: 'Secondes entre les mises à jour',
  pollHint: (seconds) => `Sans nombre, toutes les ${seconds} secondes.`,
  pollPositions: (seconds) =>
    `Les positions en temps réel se mettent à jour au moins toutes les ${seconds} secondes.`,

  size: 'Taille',
  sizes: {
    column: 'Largeur de la colonne',
    small: 'Petite',
    side: 'Colonne latérale',
    medium: 'Moyenne',
    large: 'Grande',
    custom: 'Autre',
  },
  width: 'Largeur',
  height: 'Hauteur',
  pixels: (width, height) => `${width} × ${height}`,
  tiny: 'En deçà de 320 × 240 pixels, la carte n’a ni boutons ni listes.',

  preview: 'Aperçu',
  previewSize: (width, height, percent) =>
    `${width} × ${height} pixels${percent === null ? '' : `, à ${percent}`}`,
  previewTitle: 'Aperçu de la carte',

  code: 'Code pour votre page',
  codeHelp: 'Collez-le comme HTML à l’endroit voulu.',
  copyCode: 'Copier le code',
  codeCopied: 'Code copié.',
  link: 'Adresse de la carte',
  linkHelp: 'Pour les éditeurs qui demandent une adresse à intégrer ou d’iframe.',
  copyLink: 'Copier l’adresse',
  linkCopied: 'Adresse copiée.',
  oembed: 'Adresse oEmbed',
  oembedHelp: 'Pour les éditeurs qui créent le cadre eux-mêmes.',
  copyOembed: 'Copier l’adresse oEmbed',
  oembedCopied: 'Adresse oEmbed copiée.',
  copyFailed: 'Copie impossible. Sélectionnez le texte et copiez-le.',
  others: 'Adresses pour d’autres éditeurs',
  newCode:
    'Une carte déjà dans votre page garde ses réglages tant que vous ne collez pas le nouveau code.',

  movesTo: (name) => `${name} est hors du secteur choisi\u00A0: la carte s’y déplace.`,
  movesToPoint: 'Le point des arrêts est hors du secteur choisi\u00A0: la carte s’y déplace.',
  outside: (name) => `${name} est hors du secteur que montre la carte.`,
  lotsOutside: (outside, outsideText, allText) =>
    `${outsideText} des ${allText} stationnements choisis ${plural(outside, 'est', 'sont')} hors du secteur que montre la carte.`,
  noLotInside: 'Aucun des stationnements choisis n’est dans le secteur que montre la carte.',
  nearOutside: 'Le point des arrêts est hors du secteur que montre la carte.',
  hiddenLayer: (name, layer) =>
    `${name} n’est pas sur la carte, car «\u00A0${layer}\u00A0» est désactivé.`,
};

/** The same for every city. A function, as the other parts are. */
export const builderWordsFor = (): BuilderWords => builder;
