/** The company that the project comes with, and its trade. */
export const OTHERS =
  /filiz|(?<!\p{L})tar[ıi]m|tarla|ziraat|çiftçi|parsel|dönüm|dekar|sula|toprak|agronom|grower|crop|irrigat|\bfarm/iu
