import { type Draft, required } from './types.ts'

/** What is asked for beside the password: an app's secret, passkeys, codes for when both are lost, and the challenges that are open. */
export const secondFactor: Draft = ({ id, numbered, text, ordered, integer }) => ({
  async up(db) {
    await db.schema
      .createTable('totps')
      .addColumn('id', id, numbered)
      .addColumn('administratorId', id, (column) =>
        column.notNull().unique().references('administrators.id').onDelete('cascade'),
      )
      .addColumn('secret', text)
      .addColumn('lastStep', integer)
      .addColumn('nextSecret', text)
      .addColumn('nextUntil', ordered)
      .execute()
    await db.schema
      .createTable('recoveryCodes')
      .addColumn('id', id, numbered)
      .addColumn('administratorId', id, (column) =>
        column.notNull().references('administrators.id').onDelete('cascade'),
      )
      .addColumn('codeHash', ordered, required)
      .execute()
    await db.schema.createIndex('recoveryCodesOfAdministrator').on('recoveryCodes').column('administratorId').execute()
    await db.schema
      .createTable('passkeys')
      .addColumn('id', id, numbered)
      .addColumn('administratorId', id, (column) =>
        column.notNull().references('administrators.id').onDelete('cascade'),
      )
      .addColumn('credentialId', ordered, (column) => column.notNull().unique())
      .addColumn('publicKey', text, required)
      .addColumn('counter', id, required)
      .addColumn('transports', text, required)
      .addColumn('name', text, required)
      .addColumn('createdAt', ordered, required)
      .addColumn('lastUsedAt', ordered)
      .execute()
    await db.schema.createIndex('passkeysOfAdministrator').on('passkeys').column('administratorId').execute()
    await db.schema
      .createTable('challenges')
      .addColumn('challenge', ordered, (column) => column.primaryKey())
      .addColumn('purpose', ordered, required)
      .addColumn('administratorId', id, (column) => column.references('administrators.id').onDelete('cascade'))
      .addColumn('expiresAt', ordered, required)
      .execute()
    await db.schema.createIndex('challengesByEnd').on('challenges').column('expiresAt').execute()
  },
})
