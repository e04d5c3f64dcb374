import { useState } from 'react'

/**
 * Keys for the rows of a field array. Where a form gets its values anew, as after every save, React Hook Form takes all rows for
 * new ones. As many as before are the same ones here: whoever types into one goes on, and so does a file on its way there.
 */
export function useRowKeys(rows: readonly { id: string }[]): readonly string[] {
  const ids = rows.map(({ id }) => id)
  const [known, setKnown] = useState({ ids, keys: ids })
  if (ids.length === known.ids.length && ids.every((id, place) => id === known.ids[place])) return known.keys
  const isAnew = ids.length === known.ids.length && !ids.some((id) => known.ids.includes(id))
  const keys = isAnew ? known.keys : ids.map((id) => known.keys[known.ids.indexOf(id)] ?? id)
  setKnown({ ids, keys })
  return keys
}
