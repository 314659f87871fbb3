import { createRoot } from 'react-dom/client';

/*
 * The least that a React page with one list takes: it requests a route's stops and shows them. The query
 * string is that of getstops, so that the server's preload has the same URL.
 */

interface Stop {
  readonly stopID: string;
  readonly intersection: string;
  readonly destination: string;
}

const response = await fetch(`/v1/getstops${location.search}`);
const { stops }: { stops: readonly Stop[] } = await response.json();

const container = document.querySelector('#list');
if (container !== null)
  createRoot(container).render(
    <ul>
      {stops.map(({ stopID, intersection, destination }) => (
        <li key={`${stopID} ${destination}`}>
          {intersection} <small>{destination}</small>
        </li>
      ))}
    </ul>,
  );
