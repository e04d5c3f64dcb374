import type { Field, Kind } from './fieldTypes.ts'

/** Kinds that a list can be sorted by, and those that it can be filtered by. */
const SORTED: readonly Kind[] = ['text', 'slug', 'flag', 'integer', 'order', 'choice', 'icon', 'time']
const FILTERED: readonly Kind[] = ['text', 'slug', 'flag', 'integer', 'order', 'choice', 'icon']

export const isSorted = ({ kind, heavy }: Pick<Field, 'kind' | 'heavy'>): boolean => SORTED.includes(kind) && !heavy
export const isFiltered = ({ kind, heavy, filtered }: Pick<Field, 'kind' | 'heavy' | 'filtered'>): boolean =>
  (filtered === true || FILTERED.includes(kind)) && !heavy

export type Sort = [field: string, order: 'ASC' | 'DESC']

/** What is asked of a list, in react-admin's simple REST dialect. */
export interface ListQuery {
  sort?: Sort
  range?: [first: number, last: number]
  filter?: Record<string, unknown> & { q?: string; id?: number | number[] }
}
