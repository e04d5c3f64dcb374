import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { columnChanges } from '../../../scripts/migrations/columnChanges.ts'
import { draftMigration } from '../../../scripts/migrations/draftMigration.ts'
import { fileOf, indexText } from '../../../scripts/migrations/indexText.ts'
import { resources } from '../../../src/contract/resources/index.ts'
import { hideable, ordered } from '../../../src/contract/schema/fieldGroups.ts'
import * as kinds from '../../../src/contract/schema/fieldTypes.ts'
import { migrations } from '../../../src/server/platform/db/migrations/index.ts'
import { draftedMigration } from '../../helpers/draftedMigration.ts'

const FOLDER = 'src/server/platform/db/migrations'

test('migrations: the index lists every file of the folder', () => {
  expect(readFileSync(`${FOLDER}/index.ts`, 'utf8')).toBe(indexText(readdirSync(FOLDER)))
})

test('migrations: a draft gets the next number', () => {
  expect(fileOf('dealersPhone', ['0001-accounts.ts', '0052-order.ts', 'index.ts', 'types.ts'])).toBe(
    '0053-dealers-phone.ts',
  )
  expect(fileOf('dealers', [])).toBe('0001-dealers.ts')
})

test.each(Object.values(resources))(
  'migrations: nothing is drafted for $name, whose table matches its declaration',
  async (resource) => {
    expect(await draftMigration(resource)).toBeUndefined()
  },
)

test('migrations: existing records are visible and newest first after visibility and order are added', async () => {
  const { isHidden: _, place: __, ...fields } = resources.products.fields
  const before = { ...resources.products, name: 'plots', fields }
  const drafts = { ...migrations, ...(await draftedMigration(before)) }
  const { text } = (await draftMigration({ ...before, fields: { ...fields, ...hideable, ...ordered } }, drafts))!
  expect(text).toContain("addColumn('isHidden', flag, (column) => column.notNull().defaultTo(false))")
  expect(text).toContain("updateTable('plots').set((eb) => ({ placeSort: eb.ref('createdAt') }))")
})

describe('migrations: values', () => {
  const text = { type: 'text', isRequired: false, isUnique: false }
  const existing = new Map([
    ['title', { ...text, isRequired: true }],
    ['titleSort', { ...text, isRequired: true }],
    ['note', text],
    ['size', { type: 'integer', isRequired: true, isUnique: false }],
    ['slug', { type: 'text', isRequired: true, isUnique: true }],
  ])
  const all = {
    title: kinds.text({ isRequired: true }),
    note: kinds.longText(),
    size: kinds.integer(),
    slug: kinds.slug({ from: 'title' }),
  }
  const changesOf = (fields: Parameters<typeof columnChanges>[0]['fields'], options = {}) =>
    columnChanges({ name: 'plots', fields }, existing, options)
  const { title, note, size, slug } = all

  test('an option is required for a missing field', () => {
    expect(() => changesOf({ title, size, slug })).toThrow(
      'The column note has no declared field. If the field was renamed, use --rename note=<new name>; to drop its values, --remove note.',
    )
    expect(changesOf({ title, size, slug }, { removals: ['note'] })).toEqual({
      renamed: [],
      dropped: ['note'],
      added: [],
    })
  })

  test('a sort key follows its text field', () => {
    const renamed = { name: title, note, size, slug }
    expect(changesOf(renamed, { renames: { title: 'name' } }).renamed).toEqual([
      ['title', 'name'],
      ['titleSort', 'nameSort'],
    ])
    expect(changesOf({ note, size, slug }, { removals: ['title'] }).dropped).toEqual(['title', 'titleSort'])
  })

  test.each([
    ['a field that is still declared', { ...all, story: note }, { note: 'story' }, /^note: /],
    ['an undeclared new name', { title, size, slug }, { note: 'story' }, /^story: /],
    ['a number to a text', { title, note, slug, width: kinds.text() }, { size: 'width' }, /^width has another type/],
    [
      'a text to a number',
      { title, size, slug, amount: kinds.integer() },
      { note: 'amount' },
      /^amount has another type/,
    ],
    [
      'an optional field to a required one',
      { title, size, slug, story: kinds.longText({ isRequired: true, maxLength: 5_000 }) },
      { note: 'story' },
      /^story/,
    ],
  ])('rename refused: %s', (_, fields, renames, refusal) => {
    expect(() => changesOf(fields, { renames })).toThrow(refusal)
  })

  test('a rename is never guessed', () => {
    expect(() => changesOf({ title, note, size }, { removals: ['slug'] })).toThrow(/^slug is unique/)
    expect(() => changesOf(all, { removals: ['note'] })).toThrow(/^note: only a column without a declared field/)
  })
})
