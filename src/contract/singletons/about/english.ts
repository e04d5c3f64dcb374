import type { SingletonWords } from '../../schema/words.ts'

export const english: SingletonWords = {
  title: 'About',
  fields: {
    title: 'Page title',
    subtitle: 'Subtitle',
    imageUrl: 'Picture',
    mainText: 'Main text',
    missionTitle: 'Mission heading',
    missionText: 'Mission text',
    visionTitle: 'Vision heading',
    visionText: 'Vision text',
  },
  hints: { mainText: 'An empty line begins a new paragraph.' },
}
