import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeAside } from './writeAside.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aside-'))
  path = join(folder, 'yedek.tar')
})
afterEach(() => rm(folder, { recursive: true }))

const write = (text: string, options = {}) => writeAside(path, options, (file) => file.writeFile(text))

test('a file is there once it is whole, for its owner alone', async () => {
  const listed = await writeAside(path, {}, async (file) => {
    await file.writeFile('ya')
    return readdir(folder)
  })
  expect(listed).toEqual([expect.stringMatching(/^yedek\.tar\..+\.partial$/)])
  expect(await readdir(folder)).toEqual(['yedek.tar'])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('one that is there is replaced only when that is wanted', async () => {
  await writeFile(path, 'eski')
  await expect(write('yeni')).rejects.toThrow(`${path} exists already; name another file, or use --force.`)
  expect(await readFile(path, 'utf8')).toBe('eski')
  await write('yeni', { force: true })
  expect(await readFile(path, 'utf8')).toBe('yeni')
})

test('what fails halfway leaves what was there, and nothing else', async () => {
  await writeFile(path, 'eski')
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { syscall: 'write' })
  const failing = writeAside(path, { force: true }, async (file) => {
    await file.writeFile('ya')
    throw full
  })
  await expect(failing).rejects.toThrow(
    `${path} cannot be written (ENOSPC: no space left on device); make room for it, or name another place.`,
  )
  expect(await readdir(folder)).toEqual(['yedek.tar'])
  expect(await readFile(path, 'utf8')).toBe('eski')
})

test('a folder, and a place where none is, are refused', async () => {
  await expect(writeAside(folder, { force: true }, async () => {})).rejects.toThrow('is a folder; name a file.')
  await expect(writeAside(join(path, 'x'), {}, async () => {})).rejects.toThrow(
    `${join(path, 'x')} cannot be written (ENOENT: no such file or directory)`,
  )
})
