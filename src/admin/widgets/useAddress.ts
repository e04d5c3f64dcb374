import { type RaRecord, useGetList, useRecordContext } from 'ra-core'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { freeSlug, slugsOf, wantedSlug } from '../../contract/domain/turkish.ts'
import { useEntry } from '../entries/entries.ts'

/** How many numbered addresses the server is asked about. Past these, the number that is shown may be too low. */
const ASKED = 25
/** How long typing rests before it is asked, in milliseconds. */
const REST = 300
const ANY = { pagination: { page: 1, perPage: ASKED }, sort: { field: 'id', order: 'DESC' } as const }

/**
 * The address that saving gives the record: what the server makes of the same title, by the same function, beside the
 * addresses that others have. Empty while there is no title.
 *
 * @param source the slug's field
 * @param from the title's
 */
export function useAddress(source: string, from: string) {
  const { resource, wasSeen = () => true } = useEntry()
  const stored = useRecordContext<RaRecord>()
  const [title, slug] = useWatch({ name: [from, source] }).map(asText)
  const named = stored?.[source]
    ? { slug: asText(stored[source]), title: asText(stored[from]), wasSeen: wasSeen(stored) }
    : undefined
  const wanted = wantedSlug({ slug: slug!, title: title! }, named)
  const base = 'base' in wanted && title ? wanted.base : ''
  const taken = useTaken(resource.name, source, base)
  if (named) taken.delete(named.slug)
  return {
    address: 'base' in wanted ? base && freeSlug(base, taken) : wanted.settled,
    /** It is made from the title, now and for as long as the title changes. */
    isMade: 'base' in wanted,
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Which of the addresses that a base may become others have: all of them that are known once typing rests. */
function useTaken(name: string, source: string, base: string): Set<string> {
  const settled = useRested(base)
  const slugs = slugsOf(settled)
  const candidates = settled ? Array.from({ length: ASKED }, () => slugs.next().value) : []
  const { data = [] } = useGetList(name, { ...ANY, filter: { [source]: candidates } }, { enabled: settled !== '' })
  return new Set(settled === base ? data.map((row) => asText(row[source])) : [])
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
