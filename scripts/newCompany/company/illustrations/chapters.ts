/** The object beside each chapter of /surdurulebilirlik, and the tone behind it. Without any, landscapes are shown. */
export const chapterIllustrations = [] as const
