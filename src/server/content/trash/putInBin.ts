import type { Trace } from '../resources/trace.ts'

/** Keeps what is deleted, whole and with what went with it. */
export const putInBin: Trace = async (db, { action, resource, id, actor, at, before, deleted }) => {
  if (action !== 'delete' || !deleted) return
  const { title, belongings } = deleted
  await db
    .insertInto('bin')
    .values({
      resource,
      recordId: String(id),
      deletedAt: at,
      madeAt: String(before?.createdAt),
      by: actor.by,
      title,
      data: JSON.stringify({ row: before, belongings }),
    })
    .execute()
}
