/** Drawn on 24 by 24, lines 1.6 wide. */
const PATHS = {
  alert: 'M12 8v5M12 16.5v.1M10.3 4.2 2.9 17a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z',
  bath: 'M4 12h17v2a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM4 12V6a2.5 2.5 0 0 1 4.6-1.3M7 19l-1 2M18 19l1 2M7 7.5 10.5 5',
  bed: 'M3 19v-7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v7M3 16h18M5 10V7a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v3M9 10V8h6v2',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 18a2 2 0 0 0 4 0',
  building: 'M5 21V5a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v16M16 9h2a2 2 0 0 1 2 2v10M3 21h18M9 7h3M9 11h3M9 15h3',
  calendar: 'M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM4 10h16M8 3v4M16 3v4',
  car: 'M4 16v-3.5L6 7.6A2 2 0 0 1 7.9 6h8.2A2 2 0 0 1 18 7.6l2 4.9V16M4 12.5h16M4 16h16v2.5h-3V16M4 16v2.5h3V16M7.5 14.2h.1M16.5 14.2h.1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm15 6-6 6 6 6',
  'chevron-right': 'm9 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  compare: 'M9 4H5v16h4M15 4h4v16h-4M12 3v18',
  filter: 'M4 6h16M7 12h10M10 18h4',
  floor: 'M4 4h16v16H4zM4 11h7M11 4v10M11 17v3M15 14h5',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
  home: 'M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5',
  info: 'M12 11v5M12 8v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  lot: 'M4 8V4h4M20 8V4h-4M4 16v4h4M20 16v4h-4M9 15l6-6M11.5 9H15v3.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  message: 'M4 5h16v11H9l-4 4v-4H4z',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  pause: 'M9 6v12M15 6v12',
  phone: 'M6 4h3l1.5 4.5L8.5 10a12 12 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2.2 2A15 15 0 0 1 4 6.2 2 2 0 0 1 6 4Z',
  pin: 'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  play: 'M8 5.5v13l10.5-6.5z',
  plus: 'M12 5v14M5 12h14',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M6 11v8h12v-8',
  shield: 'M12 3.5 5 6v5.5c0 4.4 3 7.6 7 9 4-1.4 7-4.6 7-9V6zM9 12l2.2 2.2L15.2 10',
  sort: 'M7 5v14M4 16l3 3 3-3M17 19V5M14 8l3-3 3 3',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20a7.5 7.5 0 0 1 15 0',
} as const

export type IconName = keyof typeof PATHS

interface IconProps {
  readonly name: IconName
  /** Size and colour: `size-5 text-ink-soft`. */
  readonly className?: string
  /** Filled where it is chosen: a heart. */
  readonly isFilled?: boolean
}

/** One of the set, in the colour of the text. It is decoration: what it stands beside says it in words. */
export function Icon({ name, className = 'size-5', isFilled = false }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
