import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tightenModes } from './tightenModes.ts'

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'modes-'))
})
afterEach(() => rmSync(place, { recursive: true }))
const modeOf = (path: string) => (statSync(join(place, path)).mode & 0o7777).toString(8)
const write = (path: string, mode: number) => {
  writeFileSync(join(place, path), 'x')
  chmodSync(join(place, path), mode)
}
const makeFolder = (path: string, mode: number) => {
  mkdirSync(join(place, path))
  chmodSync(join(place, path), mode)
}

test('data folder permissions: tightened recursively, without following links', () => {
  makeFolder('data', 0o755)
  makeFolder('data/uploads', 0o775)
  write('data/uploads/a.png', 0o664)
  write('data/filiz.sqlite', 0o644)
  write('elsewhere', 0o644)
  symlinkSync(join(place, 'elsewhere'), join(place, 'data/link'))
  const settings = { DATA_DIR: join(place, 'data'), DATABASE_URL: `sqlite:${join(place, 'data/filiz.sqlite')}` }
  expect(tightenModes(settings)).toEqual({ folder: join(place, 'data'), tightened: 4, failed: 0 })
  const modes = ['data', 'data/uploads', 'data/uploads/a.png', 'data/filiz.sqlite', 'elsewhere'].map(modeOf)
  expect(modes).toEqual(['700', '700', '600', '600', '644'])
  expect(tightenModes(settings)).toBeUndefined()
})

test('data folder permissions: a shared folder keeps its mode, the database in it does not', () => {
  chmodSync(place, 0o1777)
  write('filiz.sqlite', 0o644)
  write('filiz.sqlite-wal', 0o644)
  write('others.txt', 0o644)
  tightenModes({ DATA_DIR: place, DATABASE_URL: `sqlite:${join(place, 'filiz.sqlite')}` })
  expect(['', 'filiz.sqlite', 'filiz.sqlite-wal', 'others.txt'].map(modeOf)).toEqual(['1777', '600', '600', '644'])
  expect(tightenModes({ DATA_DIR: join(place, 'none'), DATABASE_URL: 'postgres://x' })).toBeUndefined()
})

test('data folder permissions: folders named like the database, or in its place, keep their modes', () => {
  makeFolder('site', 0o755)
  write('site/a.txt', 0o644)
  makeFolder('data.sqlite-copies', 0o755)
  write('data.sqlite', 0o644)
  const DATA_DIR = join(place, 'none')
  for (const name of ['site', 'data.sqlite']) tightenModes({ DATA_DIR, DATABASE_URL: `sqlite:${join(place, name)}` })
  expect(['site', 'site/a.txt', 'data.sqlite-copies', 'data.sqlite'].map(modeOf)).toEqual(['755', '644', '755', '600'])
})
