import './LiveMark.css';
import { useLanguage } from '../text/Language.tsx';

/** "Live", once for all times of a list or card: minutes are live, and clock times the timetable's. */
export const LiveMark = () => <span className="live">{useLanguage('page').words.times.live}</span>;
