import type { Draft } from './types.ts'

/** Every table whose rows are counted by flags has them counted so that its writers wait for each other no more. */
export const countsWaitForNobody: Draft = ({ countWithoutWaiting }) => ({
  async up(db) {
    await countWithoutWaiting(db, [
      { table: 'blog', flags: ['isPublished'] },
      { table: 'messages', flags: ['isRead', 'isSpam', 'isAnswered'] },
      { table: 'pictures', flags: [] },
      { table: 'products', flags: ['isFeatured', 'isHidden'] },
      { table: 'services', flags: ['isFeatured', 'isHidden'] },
      { table: 'slides', flags: [] },
    ])
  },
})
