import { type ComponentType, Suspense, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CONTENT_LOCALE, useLocale } from '../i18n/locale.ts'
import styles from './Asleep.module.css'
import { type LateCode, renewIfLostAgain } from './lazyPage.tsx'
import { useWhereabouts } from './Place.tsx'
import { AS_IT_CAME, useIsHydrating } from './useIsHydrating.ts'

interface AsleepProps<P extends object> {
  code: LateCode<P>
  /** What its component is given. */
  given: P
  /** It has more to say than the server wrote: something is still to come, or to be asked for again. */
  isWanted?: boolean
}

/** Development server: code that the browser never loads could not be updated by hot reload, so every part is hydrated. */
const IS_DEV_SERVER = import.meta.env.DEV && import.meta.env.MODE !== 'test'

/**
 * A part of a page that says only what the server wrote, and whose links work by themselves. It stays as it came, without its
 * code, until it has to say something else: in English, after a navigation, where it `isWanted`, a picture in it is broken, or
 * a button in it is pressed, which is pressed again then.
 */
export function Asleep<P extends object>({ code, given, isWanted = false }: AsleepProps<P>) {
  const isHydrating = useIsHydrating()
  const [hadCode] = useState(code.isLoaded)
  const [slept] = useState(isHydrating && !hadCode)
  const [sleeps, setSleeps] = useState(slept)
  const part = useRef<HTMLDivElement>(null)
  const held = useRef<Promise<unknown>>(undefined)
  const [pressed, press] = useState<number>()
  const isForeign = useLocale() !== CONTENT_LOCALE
  const { isFirst } = useWhereabouts()
  const [isBroken, setBroken] = useState(false)
  const [tellLost] = useState(renewIfLostAgain)
  const wakes = sleeps && (IS_DEV_SERVER || isWanted || isForeign || isBroken || pressed !== undefined)

  // With another page it is drawn anew at once: what changes later would be taken from under its reader.
  if (sleeps && !isFirst) setSleeps(false)

  // In the same breath in which React takes the markup over: a press in between would reach nobody.
  useLayoutEffect(() => {
    if (!sleeps) return
    const element = part.current!
    const breaks = () => setBroken(true)
    let begun: number | undefined
    const pressedBy = ({ target }: Event) => {
      const button = (target as Element).closest('button')
      return button ? buttonsIn(element).indexOf(button) : undefined
    }
    element.onpointerdown = element.onkeydown = (event: Event & { pointerType?: string; key?: string }) => {
      // A finger that comes down may be about to scroll, and most keys press nothing.
      const isPress = event.key ? /^(Enter| )$/.test(event.key) : event.pointerType !== 'touch'
      begun = isPress ? pressedBy(event) : undefined
      held.current = untilReleased().then(() => {
        begun = undefined
      })
    }
    const click = (event: Event) => {
      const button = pressedBy(event)
      if (button !== undefined) press(button)
    }
    if ([...element.querySelectorAll('img')].some((image) => image.complete && !image.naturalWidth && image.src))
      breaks()
    element.addEventListener('error', breaks, true)
    element.addEventListener('click', click)
    return () => {
      element.removeEventListener('error', breaks, true)
      element.removeEventListener('click', click)
      // What is pressed in the moment in which it wakes would end on nothing.
      if (begun !== undefined) press(begun)
    }
  }, [sleeps])
  useEffect(() => {
    if (!wakes) return
    code.load().then(
      async () => {
        // A press that has begun ends where it began: a button that came in between would not have it.
        await held.current
        // What the server wrote stands until it can be drawn anew: without it the page would be shorter, and lose its place.
        startTransition(() => setSleeps(false))
      },
      () => {
        if (pressed === undefined) return
        tellLost().catch(() => {})
        press(undefined) // at the next press
      },
    )
  }, [wakes, pressed, code, tellLost])
  useEffect(() => {
    if (sleeps || pressed === undefined) return
    const button = buttonsIn(part.current!)[pressed]
    button?.focus()
    button?.click()
    press(undefined)
  }, [sleeps, pressed])

  if (sleeps)
    return (
      <div
        key="asleep"
        ref={part}
        className={styles.part}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
        dangerouslySetInnerHTML={AS_IT_CAME}
      />
    )
  const Page: ComponentType<P> = code.Page
  return (
    <div key="awake" ref={part} className={styles.part}>
      {hadCode || slept ? (
        <Page {...given} />
      ) : (
        <Suspense>
          <Page {...given} />
        </Suspense>
      )}
    </div>
  )
}

/** Until the finger, the mouse or the key is up again, and what that does is done. */
const untilReleased = () =>
  new Promise((released) => {
    for (const end of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(end, () => setTimeout(released), { once: true })
  })

const buttonsIn = (element: Element) => [...element.querySelectorAll('button')]
