/** What the page says when curbside.json has errors. */
export const settings = {
  cannotStart: "Curbside can't start",
  faulty: "There's a problem in curbside.json:",
};
