/** One large post and twelve rows. */
export const POSTS_PER_PAGE = 13
