import type { Field, Kind } from './fieldTypes.ts'

/** Field types by which a list can be sorted, and those by which it can be filtered. */
const SORTED: readonly Kind[] = ['text', 'slug', 'flag', 'integer', 'order', 'choice', 'icon', 'time']
const FILTERED: readonly Kind[] = ['text', 'slug', 'flag', 'integer', 'order', 'choice', 'icon']

export const isSorted = ({ kind, heavy }: Pick<Field, 'kind' | 'heavy'>): boolean => SORTED.includes(kind) && !heavy
export const isFiltered = ({ kind, heavy, filtered }: Pick<Field, 'kind' | 'heavy' | 'filtered'>): boolean =>
  (filtered ?? FILTERED.includes(kind)) && !heavy

export type Sort = [field: string, order: 'ASC' | 'DESC']

/** Query of a list, in react-admin's simple REST dialect. */
export interface ListQuery {
  sort?: Sort
  range?: [first: number, last: number]
  filter?: Record<string, unknown> & { q?: string; id?: number | number[] }
}
