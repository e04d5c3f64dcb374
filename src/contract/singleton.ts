import { z } from 'zod'
import type { Access } from './endpoint.ts'
import type { MenuIcon } from './menuIcon.ts'
import type { Fields } from './resource.ts'
import type { InEachLocale, SingletonWords } from './words.ts'

type Changes<F extends Fields> = { [N in keyof F]: z.ZodOptional<F[N]['schema']> }
type Shown<F extends Fields> = { [N in keyof F]: z.ZodNullable<F[N]['schema']> }

const stamp = { updatedAt: z.iso.datetime().nullable() }

/** How people meet a singleton. */
interface Appearance {
  /** What people read around it; without words it goes by its key and the generic sentences. */
  words?: InEachLocale<SingletonWords>
  /** Its drawing in menus. */
  icon?: MenuIcon
  /** Where visitors find it; absent where it has no page of its own. */
  page?: string
}

/**
 * Declares a singleton, kept under a key: visitors get a 404 until it is entered, its editor empty fields. Its calls,
 * validation, OpenAPI and form follow from this.
 */
export function defineSingleton<
  const K extends string,
  const F extends Fields,
  const R extends Access,
  const H extends keyof F & string = never,
  const P extends string | undefined = undefined,
>(
  declared: Appearance & {
    page?: P
    key: K
    fields: F
    /** Fields that only the administrator sees. */
    hidden?: readonly H[]
    /** What visitors read. */
    read: R
    /** What the editor reads. */
    edit: Access
    update: Access
  },
) {
  const entries = Object.entries(declared.fields)
  const changes = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema.optional()])) as Changes<F>
  const record = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema.nullable()])) as Shown<F>
  const hidden = Object.fromEntries((declared.hidden ?? []).map((name) => [name, true])) as Record<H, true>
  return {
    ...declared,
    page: declared.page as P,
    /** As the editor sees it; every field is null until entered. */
    record: z.object({ ...record, ...stamp }),
    /** As visitors see it. */
    shown: z.object(record).omit(hidden as never) as unknown as z.ZodObject<Omit<Shown<F>, H>>,
    /** What a save may say: a field left out keeps its value; an `updatedAt` guards against stale saves. */
    changes: z.object({ ...changes, updatedAt: stamp.updatedAt.optional() }),
  }
}

/** Any singleton, for the engine. */
export interface Singleton extends Appearance {
  key: string
  fields: Fields
  hidden?: readonly string[]
  read: Access
  edit: Access
  update: Access
  record: z.ZodObject
  shown: z.ZodObject
  changes: z.ZodObject
}
