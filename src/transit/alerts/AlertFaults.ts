/** What is wrong in a feed's alerts, in words for the operator. */
export type AlertFault =
  | 'alerts beyond a limit'
  | 'alerts that Curbside failed to work out'
  | 'alerts that are there twice'
  | 'alerts without a text and an effect'
  | 'alerts never in force'
  | 'alerts that concern nothing known'
  | 'informed entities that name nothing known'
  | 'informed entities beyond a limit'
  | 'periods that end before they begin'
  | 'alerts with an unknown effect, cause or severity'
  | 'links that are no URL of http or https';

export type CountFault = (fault: AlertFault, count?: number) => void;
