import { SvgIcon } from './SvgIcon.tsx';

/** Stroke paths on a 24 by 24 grid, drawn for Curbside. They take the color of the text. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  north: 'M12 3l5 16-5-4-5 4z',
  locate: 'M12 2v4M12 18v4M2 12h4M18 12h4M12 7a5 5 0 100 10 5 5 0 000-10z',
  layers: 'M12 3l9 5-9 5-9-5zM3 13l9 5 9-5',
  fullscreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  exitFullscreen: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  stop: 'M12 21v-7M8 3h8v11H8zM10 7h4',
  bus: 'M6 4h12a2 2 0 012 2v11H4V6a2 2 0 012-2zM4 12h16M7 17v3M17 17v3M8 14.5h.01M16 14.5h.01',
  train:
    'M8 3h8a3 3 0 013 3v8a3 3 0 01-3 3H8a3 3 0 01-3-3V6a3 3 0 013-3zM5 10h14M9 13.500h.01M15 13.500h.01M9 17l-3 4M15 17l3 4',
  streetcar: 'M7 7h10a2 2 0 012 2v8H5V9a2 2 0 012-2zM5 13h14M12 7V3M8 3h8M8 17l-2 4M16 17l2 4',
  ferry:
    'M4 14l8-3 8 3-2.500 4h-11zM7 12.500V7h10v5.500M12 7V4M3 21c2-1.500 4-1.500 6 0 2-1.500 4-1.500 6 0 2-1.500 4-1.500 6 0',
  gondola: 'M3 6l18-3M12 4.500V9M6 9h12v9a2 2 0 01-2 2H8a2 2 0 01-2-2zM6 14h12',
  parking: 'M8 20V4h5a4.5 4.5 0 010 9H8',
  car: 'M4 16v-4l2-5h12l2 5v4zM4 12h16M6.500 16v2.500M17.500 16v2.500',
  event: 'M5 6h14v14H5zM5 10h14M9 3v4M15 3v4',
  bike: 'M9.500 16a4 4 0 1 1-8 0a4 4 0 1 1 8 0M22.500 16a4 4 0 1 1-8 0a4 4 0 1 1 8 0M5.500 16l3-7h6.500l3.500 7M8.500 9l3.500 7M15 9V6h2.500',
  walk: 'M13 4.5h.01M9 21l2-6 3 3v3M11 15l.5-6-3.500 2v3M11.500 9l3 2 2.500 1',
  share: 'M12 15V4M8 8l4-4 4 4M5 11v9h14v-9',
  out: 'M14 4h6v6M20 4l-9 9M18 14v5H5V6h5',
  sort: 'M8 5v14M4 15l4 4 4-4M16 19V5M12 9l4-4 4 4',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l5 5',
  theme: 'M12 3a9 9 0 100 18zM12 3a9 9 0 010 18',
  clock: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 8v4l3 2',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  way: 'M5 20v-7a3 3 0 013-3h11M14 5l5 5-5 5',
  bell: 'M12 3a6 6 0 00-6 6c0 6-2 7-2 8h16c0-1-2-2-2-8a6 6 0 00-6-6zM10 20a2 2 0 004 0',
  live: 'M12 19h.01M8.500 15.500a5 5 0 017 0M5 12a10 10 0 0114 0',
  notice: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  chevron: 'M9 5l7 7-7 7',
} as const;

export type IconName = keyof typeof PATHS;

/** Icons that are mirrored in right-to-left languages. */
const MIRRORED: readonly IconName[] = ['back', 'chevron', 'out', 'way'];

/** A decorative icon, hidden from screen readers. The text beside it or its button's label says the same. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <SvgIcon size={size} {...(MIRRORED.includes(name) && { className: 'flips' })}>
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  );
}
