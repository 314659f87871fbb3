import './NearShape.css';

const ROWS = [0, 1, 2, 3, 4] as const;

/** The shape of a list of departures, while nothing of it is there. */
export const NearShape = () => (
  <div className="near-shape" aria-hidden="true">
    {ROWS.map((row) => (
      <p key={row} />
    ))}
  </div>
);
