import { SHORT_DESCRIPTION_LENGTH, SHORT_DESCRIPTION_LENGTH_SERVICES } from '../../constants.ts'
import type { ResourceWords } from '../../schema/words.ts'

export const english: ResourceWords = {
  one: 'Service',
  many: 'Services',
  fields: { name: 'Service name', isFeatured: 'Feature on the home page' },
  hints: {
    shortDescription: `If left empty, the first ${SHORT_DESCRIPTION_LENGTH_SERVICES} characters of the description are used; on the home page the first ${SHORT_DESCRIPTION_LENGTH}.`,
  },
  confirmRemove: 'Delete this service?',
  empty: 'No services yet. Add the first one; it appears on the site and in its menu at once.',
}
