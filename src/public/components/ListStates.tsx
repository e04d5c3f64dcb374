import { Illustration } from '@filiz/design-system/Illustration'
import { Notice } from '@filiz/design-system/Notice'
import type { ReactNode } from 'react'
import { landscape } from '../../company/illustrations/eager.ts'
import type { Locale } from '../../contract/constants.ts'
import type { Loadable } from '../data/responses.ts'
import { RetryButton } from './RetryButton.tsx'
import { TextSkeleton } from './skeletons.tsx'

interface ListStatesProps<T> {
  loaded: Loadable<T[]>
  texts: { empty: string; emptyLang?: Locale | undefined; failed: string; failedTitle: string }
  children: (items: T[]) => ReactNode
}

/** A list in one of its states: loading, failed, empty or ready. A response that is no list counts as failed. */
export function ListStates<T>({ loaded, texts, children }: ListStatesProps<T>) {
  if (loaded.state === 'loading') return <TextSkeleton />
  if (loaded.state === 'ready' && Array.isArray(loaded.data))
    return loaded.data.length > 0 ? (
      children(loaded.data)
    ) : (
      <Notice title={texts.empty} lang={texts.emptyLang} picture={<Illustration source={landscape('product-2')} />} />
    )
  return (
    <Notice
      tone="error"
      title={texts.failedTitle}
      text={texts.failed}
      picture={<Illustration source={landscape('product-1')} />}
      action={loaded.state === 'failed' && <RetryButton retry={loaded.retry} />}
    />
  )
}
