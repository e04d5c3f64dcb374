import { useRecordContext } from 'ra-core'
import { Suspense } from 'react'
import { isSharedField } from '../../../contract/shared.ts'
import { useSubject } from '../../entries.ts'
import { lazily } from '../../lazily.tsx'

const Sheet = lazily(() => import('./SharedSheet.tsx'), 'SharedSheet')

/** How what is edited is found and shared, where its declaration says such things and the server that it comes from knows them. */
export function SharedSheet() {
  const { fields } = useSubject()
  const stored = useRecordContext()
  const known = Object.keys(fields).filter((name) => isSharedField(name) && (!stored || stored[name] !== undefined))
  return (
    known.length > 0 && (
      <Suspense>
        <Sheet />
      </Suspense>
    )
  )
}
