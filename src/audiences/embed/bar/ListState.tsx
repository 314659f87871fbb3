import { LiveScope } from './LiveScope.tsx';
import { LiveState } from './LiveState.tsx';

/** As `LiveState`, of what the open list shows. */
export function ListState() {
  return (
    <LiveScope>
      <LiveState />
    </LiveScope>
  );
}
