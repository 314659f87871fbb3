/** Who looks: a person in a browser, a display in a station, or a frame on a city's page. */
export type AudienceName = 'rider' | 'kiosk' | 'embed';

/** The audience that `?view=` names; anything else is a rider. */
export function audienceFromUrl(parameters: URLSearchParams): AudienceName {
  const named = parameters.get('view');
  return named === 'kiosk' || named === 'embed' ? named : 'rider';
}
