/** Matches the name and the trade of the company in this repository. */
export const OTHERS =
  /filiz|(?<!\p{L})tar[ıi]m|(?<!\p{L})tarla|ziraat|çiftçi|parsel|dönüm|dekar|sula|toprak|agronom|grower|crop|irrigat|\bfarm/iu
