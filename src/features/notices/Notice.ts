import type { AlertConcern, AlertEffect } from '../../contract/alerts/Alert.ts';
import type { LocalText } from './rules/chooseText.ts';
import type { Importance } from './rules/importance.ts';

/** What the agency says, in one language, in force or about to be. Times are in milliseconds since 1970. */
export interface Notice {
  readonly id: string;
  readonly header: LocalText;
  readonly description: LocalText;
  readonly effect: AlertEffect;
  readonly importance: Importance;
  readonly isInForce: boolean;
  readonly from: number | undefined;
  readonly until: number | undefined;
  readonly webUrl: string | undefined;
  /** None means the whole city. */
  readonly concerns: readonly AlertConcern[];
}
