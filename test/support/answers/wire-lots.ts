/** The part of a lot in a response that tests look at. */
interface WireLot {
  readonly shortName: string;
  readonly specialEvents?: readonly { readonly eventName: string; readonly eventVenue: string }[];
}

/** The lots of a response. */
export const lotsIn = (body: Record<string, unknown>): readonly WireLot[] =>
  JSON.parse(JSON.stringify(body['lots']));
