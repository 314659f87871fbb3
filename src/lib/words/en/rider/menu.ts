/** The map's menu: how the page looks, its language and its units. */
export const menu = {
  theme: 'Theme',
  themes: { auto: 'System default', light: 'Light', dark: 'Dark' },
  language: 'Language',
  units: {
    heading: 'Distances',
    city: (city: string) => `Default for ${city}`,
    feet: 'Feet and miles',
    metres: 'Meters and kilometers',
  },
};
