import type { SingletonWords } from '../../schema/words.ts'

export const english: SingletonWords = {
  title: 'Privacy notice',
  fields: {
    versions: 'Versions',
    'versions.date': 'In force from',
    'versions.text': 'Text',
  },
  hints: {
    versions:
      'Add a version to change the notice: each message keeps the version of the day on which it was sent. Past versions cannot be changed.',
    'versions.text': 'A line that begins with “# ” is a heading, an empty line begins a new paragraph.',
  },
}
