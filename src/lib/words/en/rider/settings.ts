/** What the page says when curbside.json has errors. */
export const settings = {
  errorTitle: "Curbside can't start",
  errorIntro: "There's a problem in curbside.json:",
};
