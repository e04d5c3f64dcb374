import type { SingletonWords } from '../../schema/words.ts'

export const english: SingletonWords = {
  title: 'Site and logo',
  fields: { logoUrl: 'Logo', logoDarkUrl: 'Logo for dark backgrounds', title: 'Title' },
  hints: {
    logoUrl: 'Without a logo the site shows its name as text.',
    logoDarkUrl: 'Optional. Takes the place of the other logo in the dark theme.',
    title: 'Only shown here.',
  },
  loadFailed: 'The site settings could not be loaded.',
  updateFailed: 'The site settings could not be updated.',
}
