/** One opens the list, a dozen follow. */
export const POSTS_PER_PAGE = 13
