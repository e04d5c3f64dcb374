import { Button, type ButtonProps } from '@filiz/design-system/Button'
import { useLayoutEffect, useRef, useTransition } from 'react'
import { useTexts } from '../i18n/locale.ts'

interface TryAgainProps extends Pick<ButtonProps, 'variant' | 'size'> {
  retry: () => Promise<unknown>
}

/**
 * Asks again for what did not come, and says that it does. When that comes, the button goes: the focus stays where it
 * stood, for those who would otherwise begin at the top.
 */
export function TryAgain({ retry, ...look }: TryAgainProps) {
  const { tryAgain } = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, startAsking] = useTransition()
  useLayoutEffect(() => {
    const pressed = button.current!
    return () => {
      if (document.activeElement !== pressed) return
      const around = placesAround(pressed)
      queueMicrotask(() => focusOn(around.find((place) => place.isConnected)))
    }
  }, [])
  return (
    <Button ref={button} {...look} isBusy={isAsking} onClick={() => startAsking(async () => void (await retry()))}>
      {tryAgain}
    </Button>
  )
}

/** From the nearest to the page's content. */
function placesAround(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('section, main')
  return place ? [place, ...placesAround(place)] : []
}

function focusOn(place: HTMLElement | undefined) {
  if (!place || document.activeElement !== document.body) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
