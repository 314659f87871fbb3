/** What the page says when curbside.json has errors. */
export const settings = {
  cannotStart: 'Curbside cannot start',
  faulty: 'Its settings (curbside.json) are not right:',
};
