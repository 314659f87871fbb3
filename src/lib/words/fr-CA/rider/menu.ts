import type { Words } from '../../en/words.ts';

/** The map's menu: how the page looks, its language and its units. */
export const menu: Words['menu'] = {
  theme: 'Apparence',
  themes: { auto: 'Selon l’appareil', light: 'Claire', dark: 'Sombre' },
  language: 'Langue',
  units: {
    heading: 'Distances',
    city: (city) => `Par défaut pour ${city}`,
    feet: 'Pieds et milles',
    metres: 'Mètres et kilomètres',
  },
};
