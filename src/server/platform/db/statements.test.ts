import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { adapt } from './sqlite.ts'

function opened() {
  const sqlite = new DatabaseSync(':memory:')
  const prepare = vi.spyOn(sqlite, 'prepare')
  return { database: adapt(sqlite), prepare }
}

test('SQLite statement cache: prepares a statement once and evicts the least recently used', () => {
  const { database, prepare } = opened()
  const ask = (query: string) => database.prepare(query).all([])
  for (let i = 0; i < 3; i++) expect(ask('select 1 as a')).toEqual([{ a: 1 }])
  expect(prepare).toHaveBeenCalledTimes(1)
  const askOthers = (from: number, to: number) => {
    for (let i = from; i < to; i++) ask(`select ${i} as b`)
  }
  askOthers(0, 150)
  ask('select 1 as a')
  askOthers(150, 300)
  ask('select 1 as a')
  expect(prepare).toHaveBeenCalledTimes(301)
  askOthers(300, 500)
  ask('select 499 as b')
  expect(prepare).toHaveBeenCalledTimes(501)
  ask('select 1 as a')
  expect(prepare).toHaveBeenCalledTimes(502)
})

test('SQLite statement cache: follows schema changes and allows concurrent iteration', () => {
  const { database } = opened()
  database.prepare('create table t (a)').run([])
  database.prepare('insert into t values (1), (2)').run([])
  expect(database.prepare('select * from t').all([])).toEqual([{ a: 1 }, { a: 2 }])
  database.prepare('alter table t add column b').run([])
  expect(database.prepare('select * from t').all([])).toHaveLength(2)
  expect(Object.keys(database.prepare('select * from t').all([])[0]!)).toEqual(['a', 'b'])
  const [one, other] = [
    database.prepare('select a from t').iterate([]),
    database.prepare('select a from t').iterate([]),
  ]
  expect([one.next().value, other.next().value, one.next().value]).toEqual([{ a: 1 }, { a: 1 }, { a: 2 }])
})
