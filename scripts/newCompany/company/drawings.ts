/** The instrument that measures what each chapter of /surdurulebilirlik is about, and the land that it stands on. Where there is none, land is drawn. */
export const chapterDrawings = [] as const
