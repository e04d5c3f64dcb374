import type { ResourceWords } from '../../schema/words.ts'

export const english: ResourceWords = {
  one: 'Post',
  many: 'Posts',
  menu: 'Blog',
  fields: {
    content: 'Text',
    excerpt: 'Excerpt',
    author: 'Author',
    coverImageUrl: 'Cover picture',
    isPublished: 'Status',
    publishAt: 'Scheduled for',
    date: 'Published on',
    publishOption: 'Publication',
    scheduleDaysOffset: 'In how many days',
  },
  hints: {
    excerpt: 'If left empty, it is taken from the beginning of the text.',
    author: 'If left empty, the company is named.',
    scheduleDaysOffset: 'The post appears on that day at about 14:00.',
  },
  confirmRemove: 'Delete this post?',
  empty: 'No posts yet. Start the first one as a draft, and publish it when it is ready.',
}
