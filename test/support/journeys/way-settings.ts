/** What ways depend on in the settings. Tests and benches have the same. */
export const WAY_SETTINGS = {
  walking: { metresPerMinute: 80 },
  journeys: { changeSeconds: 120 },
};
