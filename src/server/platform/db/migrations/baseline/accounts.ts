import { type AnyDatabase, type ColumnTypes, required } from '../migration.ts'

/** Administrators with their sessions, links, second factors, and API keys. */
export async function createAccountTables(db: AnyDatabase, types: ColumnTypes): Promise<void> {
  const { id, numbered, flag, integer, text, ordered } = types
  await db.schema
    .createTable('administrators')
    .addColumn('id', id, numbered)
    .addColumn('email', ordered, (column) => column.notNull().unique())
    .addColumn('passwordHash', text, required)
    .addColumn('createdAt', ordered, required)
    .addColumn('updatedAt', ordered, required)
    .addColumn('invitedAt', ordered)
    .addColumn('lastSignInAt', ordered)
    .execute()
  // PostgreSQL names constraints after the original table: those of 0.1.0's databases have this name.
  await db.schema
    .createTable('sessionsAnew')
    .addColumn('id', id, numbered)
    .addColumn('tokenHash', ordered, (column) => column.notNull().unique())
    .addColumn('administratorId', id, (column) => column.notNull().references('administrators.id').onDelete('cascade'))
    .addColumn('createdAt', ordered, required)
    .addColumn('expiresAt', ordered, required)
    .addColumn('lastUsedAt', ordered)
    .addColumn('stays', flag)
    .addColumn('device', text)
    .execute()
  await db.schema.alterTable('sessionsAnew').renameTo('sessions').execute()
  await db.schema.createIndex('sessionsOfAdministrator').on('sessions').column('administratorId').execute()
  await db.schema
    .createTable('accountLinks')
    .addColumn('id', id, numbered)
    .addColumn('administratorId', id, (column) => column.notNull().references('administrators.id').onDelete('cascade'))
    .addColumn('purpose', ordered, required)
    .addColumn('tokenHash', ordered, (column) => column.notNull().unique())
    .addColumn('email', ordered)
    .addColumn('expiresAt', ordered, required)
    .addUniqueConstraint('accountLinksOnePerPurpose', ['administratorId', 'purpose'])
    .execute()
  await db.schema
    .createTable('accessKeys')
    .addColumn('id', id, numbered)
    .addColumn('tokenHash', ordered, (column) => column.notNull().unique())
    .addColumn('name', ordered, required)
    .addColumn('access', ordered, required)
    .addColumn('administratorId', id, (column) => column.references('administrators.id').onDelete('set null'))
    .addColumn('createdAt', ordered, required)
    .addColumn('lastUsedAt', ordered)
    .execute()
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
    .addColumn('administratorId', id, (column) => column.notNull().references('administrators.id').onDelete('cascade'))
    .addColumn('codeHash', ordered, required)
    .execute()
  await db.schema.createIndex('recoveryCodesOfAdministrator').on('recoveryCodes').column('administratorId').execute()
  await db.schema
    .createTable('passkeys')
    .addColumn('id', id, numbered)
    .addColumn('administratorId', id, (column) => column.notNull().references('administrators.id').onDelete('cascade'))
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
}
