import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from '../classNames.ts'
import { mergeEventHandlers } from '../eventHandlers.ts'
import { Hero } from '../Hero/Hero.tsx'
import styles from './Slider.module.css'
import { type SliderTexts, SliderTools } from './SliderTools.tsx'
import { useRotation } from './useRotation.ts'
import { useSwipe } from './useSwipe.ts'
import { useTurns } from './useTurns.ts'

export interface Slide {
  key: string | number
  /** What fills it. Drawn when the slide's turn is near, so that nobody loads what they never see. */
  picture: ReactNode
  title: string
  lead?: string | undefined
  /** One gold `ButtonLink`. */
  action?: ReactNode
}

export interface SliderProps
  extends Omit<ComponentProps<'section'>, 'children' | 'aria-label' | 'aria-roledescription'> {
  slides: readonly Slide[]
  /** How long each stands before the next comes by itself, in milliseconds. */
  interval: number
  texts: SliderTexts
  /** The language of the slides, when it is not the page's. */
  contentLang?: string | undefined
}

const STEPS: Record<string, 1 | -1 | undefined> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Pictures with words, one at a time, that fill the first screen: by arrows, dots, swipe, arrow keys, or by itself until
 * somebody stops it. Without scripts the first one stands. Not for what everybody has to see, and not for the page's own
 * heading, which stays when slides go.
 */
export function Slider({ slides, interval, texts, contentLang, className, ...rest }: SliderProps) {
  const id = useId()
  const hasSeveral = slides.length > 1
  const { index, drawn, turnTo, prepare } = useTurns(slides.length)
  const step = (by: 1 | -1) => {
    if (hasSeveral) turnTo(index + by)
  }
  const { isPlaying, isRotating, toggle, watchers } = useRotation({
    isPossible: hasSeveral,
    interval,
    index,
    onApproach: (isSomebodyThere) => (isSomebodyThere ? prepare(1, -1) : prepare(1)),
    onTurn: () => step(1),
  })
  const swipe = useSwipe(step)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // The slide that goes would take the focus along.
    if ((event.target as Element).closest('[role=group][data-current]')) (event.currentTarget as HTMLElement).focus()
    step(by)
  }
  return (
    <section
      tabIndex={-1}
      {...rest}
      {...mergeEventHandlers(rest, { ...watchers, onKeyDown })}
      className={classNames(styles.slider, className)}
      aria-roledescription={texts.slider}
      aria-label={texts.label}
    >
      {hasSeveral && (
        <SliderTools
          {...{ count: slides.length, index, isPlaying, texts }}
          controls={id}
          onToggle={toggle}
          onStep={step}
          onPick={turnTo}
        />
      )}
      <div
        {...swipe}
        id={id}
        className={styles.slides}
        aria-live={hasSeveral ? (isRotating ? 'off' : 'polite') : undefined}
      >
        {slides.map(({ key, picture, title, lead, action }, i) => (
          <Hero
            key={key}
            role="group"
            className={styles.slide}
            level={2}
            picture={drawn.has(i) && picture}
            title={title}
            lead={lead}
            actions={action}
            lang={contentLang}
            aria-roledescription={texts.slide}
            aria-label={texts.place(i + 1, slides.length)}
            inert={i !== index}
            data-current={i === index || undefined}
          />
        ))}
      </div>
    </section>
  )
}
