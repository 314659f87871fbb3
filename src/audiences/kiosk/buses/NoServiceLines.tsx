interface NoServiceLinesProps {
  /** By route. */
  sentences: ReadonlyMap<string, string>;
}

/** Below the buses: which routes don't run today (S20). */
export function NoServiceLines({ sentences }: NoServiceLinesProps) {
  return [...sentences].map(([routeID, sentence]) => (
    <p key={routeID} className="kiosk__footnote">
      {sentence}
    </p>
  ));
}
