/** The object beside each chapter of /surdurulebilirlik, and the tone behind it. Without any, landscapes are shown. */
export const chapterIllustrations = [
  { name: 'flow-meter', background: 'sage' },
  { name: 'soil-probe', background: 'straw' },
  { name: 'leaf-sensor', background: 'lime' },
  { name: 'gateway', background: 'soil' },
] as const
