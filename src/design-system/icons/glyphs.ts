/** The icons that design system and site show, as path data on a 24 px grid. All of them are in the script of every page. */
export const glyphs = {
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'M5 5l14 14M19 5L5 19',
  up: 'M6 15l6-6l6 6',
  down: 'M6 9l6 6l6-6',
  left: 'M15 5l-7 7l7 7',
  right: 'M9 5l7 7l-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7l-11 7z',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  chat: 'M3 4h18v13h-9l-5 4v-4H3z',
  message: 'M12 3a9 9 0 1 1-4.4 16.9L3 21l1.2-4.5A9 9 0 0 1 12 3zM8.5 9.5c0 3.5 2.5 6 6 6',
  phone: 'M5 3h4l2 5l-3 2a12 12 0 0 0 6 6l2-3l5 2v4a2 2 0 0 1-2 2C10 21 3 14 3 5a2 2 0 0 1 2-2z',
  send: 'M3 11.5L21 3l-6 18l-4-7.5zM11 13.5L21 3',
  external: 'M14 4h6v6M20 4l-9.5 9.5M18 14v6H4V6h6',
  pin: 'M12 21c5-5.5 7-8.5 7-11.5a7 7 0 0 0-14 0c0 3 2 6 7 11.5M12 7.2a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 0 0 0-4.8',
  alert: 'M12 3l10 18H2zM12 10v5M12 17.2v1.6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.3 15.3L21 21',
  check: 'M4 12.5l5.5 5.5L20 6.5',
} as const

export type IconName = keyof typeof glyphs
