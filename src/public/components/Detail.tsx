import type { ReactNode } from 'react'
import type { Loaded } from '../data/answers.ts'
import { useTexts } from '../i18n/locale.ts'
import { EmptyState } from './EmptyState.tsx'

interface DetailProps<T> {
  loaded: Loaded<T>
  texts: { notFound: string; notFoundHint: string; detailFailed: string; detailFailedHint: string; back: string }
  /** The list that it stands in, or would. */
  backTo: string
  /** The place of what is on its way. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** One thing in each of its states: on its way, missing, not loaded, there. */
export function Detail<T>({ loaded, texts, backTo, skeleton, children }: DetailProps<T>) {
  const { notFound } = useTexts()
  const back = { href: backTo, label: texts.back }
  switch (loaded.state) {
    case 'loading':
      return skeleton
    case 'missing':
      return (
        <EmptyState
          scene="full-river"
          label={notFound.label}
          title={texts.notFound}
          lead={texts.notFoundHint}
          next={back}
        />
      )
    case 'failed':
      return (
        <EmptyState
          scene="full-river"
          title={texts.detailFailed}
          lead={texts.detailFailedHint}
          next={{ retry: loaded.retry }}
          other={back}
        />
      )
    case 'ready':
      return children(loaded.data)
  }
}
