import { LIST_COLUMNS } from '../../../contract/constants.ts'

/** Six full rows. */
export const PRODUCTS_PER_PAGE = 6 * LIST_COLUMNS
