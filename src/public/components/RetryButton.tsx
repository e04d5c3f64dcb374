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
export function RetryButton({ retry, variant = 'quiet', size = 's' }: RetryButtonProps) {
  const { tryAgain } = useTexts()
  const ref = useRef<HTMLButtonElement>(null)
  const [isRetrying, startRetry] = useTransition()
  useLayoutEffect(() => {
    const button = ref.current!
    return () => {
      if (document.activeElement !== button) return
      const around = [button.closest<HTMLElement>('section'), button.closest('main')]
      queueMicrotask(() => moveFocusTo(around.find((element) => element?.isConnected)))
    }
  }, [])
  return (
    <Button
      {...{ variant, size }}
      ref={ref}
      className="scripts-only"
      loading={isRetrying}
      onClick={() => startRetry(async () => void (await retry()))}
    >
      {tryAgain}
    </Button>
  )
}

function moveFocusTo(section: HTMLElement | null | undefined) {
  if (!section || document.activeElement !== document.body) return
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1
  section.focus({ preventScroll: true })
}
