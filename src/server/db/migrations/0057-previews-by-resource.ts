import type { Draft } from './types.ts'

/** Every resource signs its previews with a key of its own name; links to posts that were given out keep opening. */
export const previewsByResource: Draft = () => ({
  async up(db) {
    await db.updateTable('secrets').set({ name: 'blog previews' }).where('name', '=', 'post previews').execute()
  },
})
