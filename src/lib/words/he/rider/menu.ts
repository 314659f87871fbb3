import type { Words } from '../../en/words.ts';

/** The map's menu: how the page looks, its language and its units. */
export const menu: Words['menu'] = {
  theme: 'מראה',
  themes: { auto: 'לפי המכשיר', light: 'בהיר', dark: 'כהה' },
  language: 'שפה',
  units: {
    heading: 'מרחקים',
    city: (city) => `ברירת המחדל של ${city}`,
    feet: 'רגל ומייל',
    metres: 'מטר וקילומטר',
  },
};
