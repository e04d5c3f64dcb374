import { Notice } from '@filiz/design-system/Notice'
import { Scene } from '@filiz/design-system/scenes'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import type { ReactNode } from 'react'
import type { Loaded } from '../data/answers.ts'
import { useTexts } from '../i18n/locale.ts'
import { TryAgain } from './TryAgain.tsx'

interface ListingProps<T> {
  loaded: Loaded<T[]>
  /** What is said when there is none, and when they did not come. */
  texts: { empty: string; failed: string; failedTitle: string }
  /** The places of things that are on their way. */
  skeleton: ReactNode
  children: (items: T[]) => ReactNode
}

/** A list in each of its states: on its way, not loaded, empty, there. */
export function Listing<T>({ loaded, texts, skeleton, children }: ListingProps<T>) {
  const { loading } = useTexts()
  if (loaded.state === 'loading')
    return (
      <>
        <VisuallyHidden role="status">{loading}</VisuallyHidden>
        {skeleton}
      </>
    )
  if (loaded.state === 'ready' && Array.isArray(loaded.data))
    return loaded.data.length > 0 ? (
      children(loaded.data)
    ) : (
      <Notice title={texts.empty} scene={<Scene name="product-2" />} />
    )
  return (
    <Notice
      tone="error"
      title={texts.failedTitle}
      text={texts.failed}
      scene={<Scene name="product-1" />}
      action={loaded.state === 'failed' && <TryAgain variant="line" size="s" retry={loaded.retry} />}
    />
  )
}
