import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { within } from './within.ts'

/** Has the whole process stand still for so many milliseconds. */
const standStill = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

test('what takes longer is left behind, and may fail later', async () => {
  const work = setTimeout(300).then(() => Promise.reject(new Error('too late')))
  await expect(within(20, work)).rejects.toThrow('nothing came within 20 ms')
  await expect(work).rejects.toThrow('too late')
})

test('a process that was held up has not waited meanwhile', async () => {
  const inSomeTurns = async () => {
    for (let turn = 0; turn < 5; turn++) await setTimeout(10)
    return 'done'
  }
  const work = within(2000, inSomeTurns())
  standStill(2500)
  expect(await work).toBe('done')
})
