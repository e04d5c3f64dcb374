import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { StatusLevel } from '../../../contract/api/statusCalls.ts'

const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE

/** In bytes. */
export interface Room {
  free: number
  total: number
}

/** The room on the disk that holds a folder, or will. */
export async function roomFor(folder: string): Promise<Room> {
  for (let path = resolve(folder); ; path = dirname(path))
    try {
      const { bavail, blocks, bsize } = await statfs(path)
      return { free: bavail * bsize, total: blocks * bsize }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error
    }
}

/** A small disk may have little room and be well; one that is nearly full is not, however large it is. */
export function levelOfRoom({ free, total }: Room): StatusLevel {
  if (free < 20 * MEGABYTE || (free < total / 100 && free < GIGABYTE)) return 'bad'
  return free < total / 10 && free < 2 * GIGABYTE ? 'warn' : 'ok'
}

/** Bytes as people say them. */
export function spoken(bytes: number): string {
  const [unit, size] = bytes >= GIGABYTE ? (['GB', GIGABYTE] as const) : (['MB', MEGABYTE] as const)
  return `${(bytes / size).toLocaleString('tr', { maximumFractionDigits: unit === 'GB' ? 1 : 0 })} ${unit}`
}
