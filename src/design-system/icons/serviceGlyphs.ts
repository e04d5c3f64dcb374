import { glyphs } from './glyphs.ts'

/** The icons of services as path data; `npm run drawings` writes them into serviceIcons.svg. */
export const serviceGlyphs = {
  efficiency: 'M4.2 18A9 9 0 1 1 19.8 18M12 13.5l4-5M9.5 18h5M12 4.5V7M3.5 12H6M18 12h2.5',
  technology: 'M7 7h10v10H7zM10.5 10.5h3v3h-3zM10 7V3M14 7V3M10 21v-4M14 21v-4M7 10H3M7 14H3M21 10h-4M21 14h-4',
  sustainability: 'M20 4C11 4 5 8 5 14c0 2.8 1.8 5 5 5c7 0 10-7 10-15zM3.5 21.5c2-5.5 5-9 10.5-11.5',
  trade: 'M3 8h16M15 4l4 4l-4 4M21 16H5M9 12l-4 4l4 4',
  project: 'M8 4.5H5V21h14V4.5h-3M8 2.5h8v4H8zM8.5 11.5h7M8.5 15.5H13',
  investment:
    'M12 14V9M12 9c0-3.2-2-5-5.5-5c0 3.2 2 5 5.5 5M12 11c0-2.8 1.7-4.3 5-4.3c0 2.9-1.7 4.3-5 4.3M5.5 14h13v3.5h-13zM3.5 17.5h17V21h-17z',
  business: 'M3 8h18v12H3zM9 8V4h6v4M3 13h7.5M13.5 13H21M10.5 11.5h3v3h-3z',
  team: 'M9 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7M2.5 20c0-3.7 2.7-5.7 6.5-5.7s6.5 2 6.5 5.7M15.5 4.7a3.5 3.5 0 0 1 0 6.6M17.5 14.6c2.5.7 4 2.7 4 5.4',
  leadership: 'M2.5 21L12 9.5L21.5 21zM12 9.5V2.5M12 3.3h5.5L16 5.4l1.5 2.1H12',
  management: 'M9 3h6v5H9zM3 16h6v5H3zM15 16h6v5h-6zM12 8v4M6 16v-4h12v4',
  communication: 'M3 4h12v8H8.5l-3 3v-3H3zM18 8.5h3V17h-2v3l-3.5-3H10v-2.5',
  contact:
    'M3 5h18v14H3zM8.7 8.3a2 2 0 1 0 0 4a2 2 0 0 0 0-4M5.5 16.5c.3-1.9 1.4-2.7 3.2-2.7s2.9.8 3.2 2.7M14.5 10H19M14.5 14H19',
  security: glyphs.lock,
  data: 'M12 3C7.5 3 4 4.2 4 6s3.5 3 8 3s8-1.2 8-3s-3.5-3-8-3M4 6v12c0 1.8 3.5 3 8 3s8-1.2 8-3V6M4 12c0 1.8 3.5 3 8 3s8-1.2 8-3',
  server: 'M3.5 4h17v7h-17zM3.5 13h17v7h-17zM7 7.5h2M7 16.5h2M12 7.5h5M12 16.5h5',
  cloud: 'M7 19a4.5 4.5 0 0 1-.6-8.96A6 6 0 0 1 18 9.6A4.8 4.8 0 0 1 17.2 19z',
  shield: 'M12 3l8 3v6c0 4.5-3 7.5-8 9c-5-1.5-8-4.5-8-9V6zM8.3 11.8l2.7 2.7l4.7-4.7',
  hardware: 'M4 9h16v11.5H4zM7.5 13h4v4h-4zM14.5 13H17M14.5 17H17M8.5 9V3.5M15.5 9V5.5M6 3.5h5M13.5 5.5h4',
  monitor: 'M3 4h18v12H3zM12 16v4M8 20h8M6.5 12l3-3l2.7 2.5l5-4.5',
  mobile: 'M7 2.5h10v19H7zM10.3 18.5h3.4',
  camera: 'M3 7.5h4.5L9 5h6l1.5 2.5H21V19H3zM12 9.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7',
  finance: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M10 6.5V17c3.7 0 5.5-1.8 5.5-4.7M7.5 12l6-2.8M7.5 15l6-2.8',
  payment: 'M3 5.5h18v13H3zM3 10h18M6.5 15H11',
  ecommerce: 'M3 9.5h18L18.5 20h-13zM8 9.5L10.5 4M16 9.5L13.5 4M9.5 13v3.5M14.5 13v3.5',
  logistics:
    'M5 17H2.5V6h11v11H9M13.5 10H18l3.5 3.5V17H19M15 17h-1.5M7 15.2a2 2 0 1 0 0 4a2 2 0 0 0 0-4M17 15.2a2 2 0 1 0 0 4a2 2 0 0 0 0-4',
  product: `${glyphs.box}M7.7 5.3l8.5 4.5v3.5`,
  analytics: glyphs.chart,
  performance: 'M3 17.5l6-6l4 4l8-9M15 6h6.2v6.2',
  goal: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9M12 11.1v1.8',
  health:
    'M12 20.5C6 16 3 12.7 3 9a4.6 4.6 0 0 1 9-1.5A4.6 4.6 0 0 1 21 9c0 3.7-3 7-9 11.5zM6.5 12h3l1.5-3l2.2 5l1.3-2h3',
  community:
    'M12 3a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 0 0 0-5.2M5.6 14a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 0 0 0-5.2M18.4 14a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 0 0 0-5.2M9.6 6.8C7.2 8.2 5.9 10.4 5.6 14M14.4 6.8c2.4 1.4 3.7 3.6 4 7.2M8 17.8c2.6 1.3 5.4 1.3 8 0',
  support: 'M4 14v-2a8 8 0 0 1 16 0v2M4 13h3.8v6H4zM16.2 13H20v6h-3.8zM20 19c0 1.7-1.5 2.5-4 2.5h-3',
  energy: 'M13 2.5L4.5 14H11l-1 7.5L19.5 10H13z',
  renewable: 'M6 11h12l3 8.5H3zM12 11v11M4.5 15.2h15M9 7.8a3 3 0 0 1 6 0M12 1.5v1.8M5.7 3.3L7 4.6M18.3 3.3L17 4.6',
  environment:
    'M12 22v-9.5M12 16.5L8.7 14M12 14.5l3.3-2.5M12 2.5c4.5 0 7 3 7 7.3s-2.5 6.7-7 6.7s-7-2.4-7-6.7s2.5-7.3 7-7.3',
  home: glyphs.home,
  maintenance: 'M20 7l-3.2 3.2l-3-3L17 4a5 5 0 0 0-6.4 6.4L4 17l3 3l6.6-6.6A5 5 0 0 0 20 7z',
  education: 'M12 4l10 5l-10 5L2 9zM6 11.3v5.2c1.8 1.4 3.8 2 6 2s4.2-.6 6-2v-5.2M21.2 9.5v6',
  calendar: glyphs.calendar,
  time: glyphs.clock,
  award: 'M12 3a6 6 0 1 0 0 12a6 6 0 0 0 0-12M8.2 13.8L7 21.5l5-2.5l5 2.5l-1.2-7.7M9.3 9.2l2 2l3.5-3.7',
  innovation:
    'M9 17.5c0-2.3-3-3.6-3-7.7a6 6 0 0 1 12 0c0 4.1-3 5.4-3 7.7zM9.3 21h5.4M12 17.5V12M12 12c-.1-1.9-1.1-2.8-3-2.8M12 13.5c.1-1.9 1.1-2.8 3-2.8',
  documentation: glyphs.doc,
  network:
    'M12 11v10.5M8.5 21.5h7M12 7.4a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6M7.7 13.5a6.2 6.2 0 0 1 0-8.6M16.3 13.5a6.2 6.2 0 0 0 0-8.6M4.8 16.4a10.4 10.4 0 0 1 0-14.4M19.2 16.4a10.4 10.4 0 0 0 0-14.4',
  layers: glyphs.layers,
  map: 'M3 5.5l6-2l6 2l6-2v15l-6 2l-6-2l-6 2zM9 3.5v15M15 5.5v15',
  navigation: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M16.5 7.5l-3 6l-6 3l3-6z',
  default: glyphs.question,
} as const
