import '../../features/notices/marks/RouteMark.css';
import { noticesFor } from '../../features/notices/rules/concerning.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNotices } from './useNotices.ts';

/** How many notices a whole route has, and how much the worst matters, on its chip. Empty without any. */
export function RouteNoticeMark({ routeID }: { routeID: string }) {
  const { words, formats } = useLanguage();
  const { notices } = useNotices();
  const [worst, ...others] = noticesFor(notices, { routeIDs: [routeID] }).filter(
    ({ isInForce }) => isInForce,
  );
  if (worst === undefined) return null;
  const count = others.length + 1;
  const text = formats.number(count);
  return (
    <span className="route-mark" data-importance={worst.importance}>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{words.notices.count(count, text)}</span>
    </span>
  );
}
