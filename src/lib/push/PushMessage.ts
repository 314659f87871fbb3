/** What the server sends when a reminder is due. The device makes the sentence, in the rider's language. */
export interface PushMessage {
  /** The reminder's, by which the device finds its words. */
  readonly id: string;
  /** Names the bus or the alert. A message with the same one takes the place of the other. */
  readonly key: string;
  readonly kind: 'before' | 'leave' | 'next' | 'notice';
  readonly stopID?: string | undefined;
  readonly tripID?: string | undefined;
  /** Of notices about a route. */
  readonly routeID?: string | undefined;
  /** The line as the agency writes it, for a device that has no words of this reminder. */
  readonly line: string;
  /** When the bus comes, in milliseconds since 1970. */
  readonly at?: number | undefined;
  /** Whether that is of a bus or the agency's prediction. */
  readonly isLive?: boolean | undefined;
  /** Whether the bus comes at all. */
  readonly comes?: boolean | undefined;
  /** The IANA zone of the stop's clocks. */
  readonly timeZone?: string | undefined;
  /** The alert's header by language. The first is for readers of other languages. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
}
