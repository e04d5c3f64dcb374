/** Object and background colour of each chapter of /surdurulebilirlik. If empty, landscapes are shown. */
export const chapterIllustrations = [
  { name: 'flow-meter', background: 'sage' },
  { name: 'soil-probe', background: 'straw' },
  { name: 'leaf-sensor', background: 'lime' },
  { name: 'gateway', background: 'soil' },
] as const
