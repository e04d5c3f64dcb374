import type { Endpoint } from './endpoint.ts'
import { flag, image, items, place } from './fieldTypes.ts'

/**
 * A word of declarations, among the fields: the owner puts some rows before the others (`endpoints.order`), which follow newest
 * first.
 */
export const ordered = { place: place({ readOnly: true }) }

/**
 * A word of declarations, among the fields: a row that is hidden is nowhere for visitors, and is there for the administrator.
 * What is new is shown.
 */
export const hideable = { isHidden: flag({ hides: true }) }

/** Pictures of a record besides its first: no row to look through is longer than twelve with it. */
const MOST_MORE = 11

/**
 * The pictures that follow a record's own on its page, in their order. `imageUrl` stays the first, the one of lists: who knows
 * that one alone (the specification's clients) changes it; where it is taken away, the next is the first.
 */
export const gallery = <const E extends Endpoint>(upload: E) => ({
  morePictures: items(
    { imageUrl: image({ isRequired: true, describes: true, upload }) },
    { max: MOST_MORE, heavy: true, follows: 'imageUrl' },
  ),
})
