import { SHORT_DESCRIPTION_LENGTH } from '../constants.ts'

interface Described {
  shortDescription?: string | null
  description?: string | null
}

/** The short description, else the first characters of the description and an ellipsis (spec section 3). */
export function shortDescriptionOf({ shortDescription, description }: Described, length = SHORT_DESCRIPTION_LENGTH) {
  if (shortDescription?.trim()) return shortDescription
  const characters = [...(description ?? '')]
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('')
}
