import type { Draft } from './types.ts'

/** Which address is being told right now, and what was told long ago, is found by an index. */
export const deliveriesByTheClock: Draft = () => ({
  async up(db) {
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(name).on('webhookDeliveries').columns(columns)
    await index('webhookDeliveriesHeld', ['webhookId', 'leasedUntil']).where('leasedUntil', 'is not', null).execute()
    await index('webhookDeliveriesAt', ['at']).execute()
  },
})
