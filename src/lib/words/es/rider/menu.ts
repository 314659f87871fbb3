import type { Words } from '../../en/words.ts';

/** El menú del mapa: la apariencia, el idioma y las unidades. */
export const menu: Words['menu'] = {
  theme: 'Apariencia',
  themes: { auto: 'Predeterminada del sistema', light: 'Clara', dark: 'Oscura' },
  language: 'Idioma',
  units: {
    heading: 'Distancias',
    city: (city) => `Predeterminado de ${city}`,
    feet: 'Pies y millas',
    metres: 'Metros y kilómetros',
  },
};
