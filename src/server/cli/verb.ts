import type { Readable } from 'node:stream'
import type { Settings } from '../platform/config/settings.ts'

/** What a verb was told, by name. */
export type Values = Record<string, string | boolean | undefined>

export interface Option {
  type: 'string' | 'boolean'
  /** What stands for the value in the help. */
  value?: string
  means: string
}

export interface Verb {
  /** One sentence. */
  does: string
  /** What else is to be known. */
  more: string
  /** What it must be told, in this order: the name of each, and what it means. */
  operands?: Record<string, string>
  /** What it may be told besides, last. */
  mayTake?: Record<string, string>
  options?: Record<string, Option>
  /** Whether it works on the project's own files, and not on what the settings name. */
  isOnFiles?: true
  /** Whether it may be done while the server runs. */
  beside: keyof typeof BESIDE
  /** Does it, and answers what there is to say. Throws `StartRefused` for what cannot be done. */
  run(settings: Settings, values: Values, input: Readable): Promise<string[] | Said>
}

/** What there is to say, and the exit status that goes with it; whatever is still under way then is left behind. */
export interface Said {
  lines: string[]
  status: number
}

/** What the help says of the server. */
export const BESIDE = {
  always: 'The server may run meanwhile.',
  postgres: 'With the embedded database the server must be stopped; with PostgreSQL it may run.',
  never: 'The server must be stopped.',
} as const
