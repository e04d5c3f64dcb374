import { Button, type ButtonProps } from '@filiz/design-system/Button'
import { useLayoutEffect, useRef, useTransition } from 'react'
import { useTexts } from '../i18n/locale.ts'

interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  retry: () => Promise<unknown>
}

/**
 * Repeats a failed request. If the button had the focus when its error message is replaced by the content, the focus moves to
 * the nearest section that remains: otherwise keyboard users would start again at the top of the document.
 */
export function RetryButton({ retry, ...look }: RetryButtonProps) {
  const { tryAgain } = useTexts()
  const ref = useRef<HTMLButtonElement>(null)
  const [isRetrying, startRetry] = useTransition()
  useLayoutEffect(() => {
    const button = ref.current!
    return () => {
      if (document.activeElement !== button) return
      const ancestors = sectionsAround(button)
      queueMicrotask(() => moveFocusTo(ancestors.find((section) => section.isConnected)))
    }
  }, [])
  return (
    <Button
      {...look}
      ref={ref}
      className="scripts-only"
      loading={isRetrying}
      onClick={() => startRetry(async () => void (await retry()))}
    >
      {tryAgain}
    </Button>
  )
}

/** The sections around an element, the innermost first, and `main` last. */
function sectionsAround(element: Element): HTMLElement[] {
  const section = element.parentElement?.closest<HTMLElement>('section, main')
  return section ? [section, ...sectionsAround(section)] : []
}

function moveFocusTo(section: HTMLElement | undefined) {
  if (!section || document.activeElement !== document.body) return
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1
  section.focus({ preventScroll: true })
}
