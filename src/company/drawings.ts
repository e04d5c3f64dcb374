/** The instrument that measures what each chapter of /surdurulebilirlik is about, and the land that it stands on. Where there is none, land is drawn. */
export const chapterDrawings = [
  { name: 'flow-meter', ground: 'sage' },
  { name: 'soil-probe', ground: 'straw' },
  { name: 'leaf-sensor', ground: 'lime' },
  { name: 'gateway', ground: 'soil' },
] as const
