import { Suspense } from 'react'
import { isSharedField } from '../../../contract/shared.ts'
import { useSubject } from '../../entries.ts'
import { lazily } from '../../lazily.tsx'

const Sheet = lazily(() => import('./SharedSheet.tsx'), 'SharedSheet')

/** How what is edited is found and shared, where its declaration says such things. */
export function SharedSheet() {
  const { fields } = useSubject()
  return (
    Object.keys(fields).some(isSharedField) && (
      <Suspense>
        <Sheet />
      </Suspense>
    )
  )
}
