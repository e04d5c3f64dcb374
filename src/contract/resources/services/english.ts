import type { ResourceWords } from '../../words.ts'

export const english: ResourceWords = {
  one: 'Service',
  many: 'Services',
  fields: { name: 'Service name', isFeatured: 'Feature on the home page' },
  confirmRemove: 'Delete this service?',
  empty: 'No services yet. Add the first one; it appears on the site and in its menu at once.',
}
