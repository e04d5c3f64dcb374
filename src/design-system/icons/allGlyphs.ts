import { glyphs } from './glyphs.ts'

/** All icons, those of the site and those that only applications with many screens need. */
export const allGlyphs = {
  ...glyphs,
  more: 'M5 11v2.2M12 11v2.2M19 11v2.2',
  globe:
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M3.5 9h17M3.5 15h17M12 3c2.7 2.6 4 5.5 4 9s-1.3 6.4-4 9c-2.7-2.6-4-5.5-4-9s1.3-6.4 4-9',
  mail: 'M3 5h18v14H3zM3 6l9 7l9-7',
  inbox: 'M3 13h5l2 3h4l2-3h5M3 13l3-9h12l3 9v7H3z',
  filter: 'M3 5h18M6.5 12h11M10 19h4',
  plus: 'M12 4v16M4 12h16',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  undo: 'M8.5 4L4 8.5L8.5 13M4 8.5h10.2a5.7 5.7 0 0 1 0 11.5H8',
  retry: 'M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 3v5.5h-5.5',
  copy: 'M8 8h12v13H8zM16 8V3H4v13h4',
  grip: 'M9 5v2.2M15 5v2.2M9 11v2.2M15 11v2.2M9 17v2.2M15 17v2.2',
  upload: 'M12 16V4M7 9l5-5l5 5M4 16v4h16v-4',
  download: 'M12 3.5v12M7 10.5l5 5l5-5M4 16v4h16v-4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.5-1.5',
  star: 'M12 3l2.7 5.8l6.3.8l-4.6 4.3l1.2 6.3L12 17.1l-5.6 3.1l1.2-6.3L3 9.6l6.3-.8z',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6',
  'eye-off':
    'M10 5.2a11 11 0 0 1 2-.2c4 0 7 2 10 7a17 17 0 0 1-2.9 3.7M16.6 17.6A9.5 9.5 0 0 1 12 19c-4 0-7-2-10-7a17 17 0 0 1 4.6-5.2M4 4l16 16',
  user: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4 21c0-4 3.5-6 8-6s8 2 8 6',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7M2.5 20c0-4 3-5.5 6.5-5.5s6.5 1.5 6.5 5.5M15 5.2a3.5 3.5 0 0 1 0 6.6M17.5 14.9c2.6.6 4 2.2 4 5.1',
  key: 'M7.5 11a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9M10.7 12.3L20 3M15.5 7.5l3.5 3.5',
  lock: 'M5 10.5h14V21H5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  out: 'M10 4H4v16h6M14 8l4 4l-4 4M18 12H9',
  home: 'M3 11l9-8l9 8M5 9.5V21h5v-6h4v6h5V9.5',
  box: 'M12 3l8.5 4.5v9L12 21l-8.5-4.5v-9zM3.5 7.5L12 12l8.5-4.5M12 12v9',
  archive: 'M3 4h18v5H3zM5 9v11h14V9M10 13h4',
  layers: 'M12 3l9 5l-9 5l-9-5zM3 12.5l9 5l9-5M3 16.5l9 5l9-5',
  doc: 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7',
  slides: 'M3 5h18v11H3zM9 20h6M12 16v4',
  image: 'M3 4h18v16H3zM3 16.5l5.5-5.5l5 5l3-3l4.5 4.5M15 7.2a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 0 0 0-2.6',
  chart: 'M4 4v16h16M8 16v-4M12.5 16V8M17 16v-6',
  book: 'M4 5c3-1 6-1 8 1c2-2 5-2 8-1v14c-3-1-6-1-8 1c-2-2-5-2-8-1zM12 6v14',
  calendar: 'M3.5 5.5h17V21h-17zM3.5 10.5h17M8 2.5v5M16 2.5v5M7.5 14.5H11M13 14.5h3.5M7.5 17.8H11',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7v5l4 2',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 11v6M12 7.2v1.8',
  question: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M9.2 9.7a2.8 2.8 0 1 1 4.4 2.3c-1.1.7-1.6 1.2-1.6 2.4M12 16.2V18',
  drop: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11M9 15a3 3 0 0 0 3 3',
  sprout: 'M12 21v-9M12 12C12 8 9 5 4 5c0 5 3 7 8 7M12 14c0-4 3-6 8-6c0 5-3 7-8 6',
  drone:
    'M8 8l8 8M16 8l-8 8M10 10h4v4h-4zM6 3a3 3 0 1 0 0 6a3 3 0 0 0 0-6M18 3a3 3 0 1 0 0 6a3 3 0 0 0 0-6M6 15a3 3 0 1 0 0 6a3 3 0 0 0 0-6M18 15a3 3 0 1 0 0 6a3 3 0 0 0 0-6',
  sat: 'M7.5 3.5l4 4l-4 4l-4-4zM16.5 12.5l4 4l-4 4l-4-4zM9.5 9.5l5 5M14.5 9.5l3.5-3.5M3.5 16a4.5 4.5 0 0 0 4.5 4.5',
  bold: 'M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z',
  heading: 'M6 4v16M18 4v16M6 12h12',
} as const

export type IconName = keyof typeof allGlyphs

export const iconNames = Object.keys(allGlyphs) as readonly IconName[]
