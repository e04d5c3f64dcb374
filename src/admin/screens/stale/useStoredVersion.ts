import { type RaRecord, useDataProvider, useRecordContext } from 'ra-core'
import { useEffect, useState } from 'react'
import { useSubject } from '../../entries/entries.ts'

/** A record as its server has it by now, or why that is not known. */
export interface StoredVersion {
  version?: RaRecord
  error?: unknown
}

/** Reads the record of the form around anew, whenever it is wanted. */
export function useStoredVersion(isWanted: boolean): StoredVersion {
  const { name } = useSubject()
  const id = useRecordContext()?.id
  const dataProvider = useDataProvider()
  const [stored, setStored] = useState<StoredVersion>({})
  useEffect(() => {
    if (!isWanted || id === undefined) return
    let isCurrent = true
    const settle = (read: StoredVersion) => isCurrent && setStored(read)
    setStored({})
    // The save waits for it.
    dataProvider.getOne(name, { id, meta: { asksInPlace: true } }).then(
      ({ data }) => settle({ version: data }),
      (error: unknown) => settle({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, name, id, dataProvider])
  return stored
}
