import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { classNames } from '../classNames.ts'
import { mergeEventHandlers } from '../eventHandlers.ts'
import { Hero } from '../Hero/Hero.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import styles from './Slider.module.css'
import { useRotation } from './useRotation.ts'

export interface Slide {
  key: string | number
  /** Fills the slide. Rendered shortly before the slide is shown, so that pictures that are never seen are not loaded. */
  picture: ReactNode
  title: string
  lead?: string | undefined
  /** One `primary` `ButtonLink`. */
  action?: ReactNode
}

/** Accessible names of the slider and its controls. */
export interface SliderTexts {
  label: string
  /** Role descriptions: what a slider is, and what one of its slides is. */
  slider: string
  slide: string
  /** Name of a slide: `2 / 4`. */
  place: (position: number, count: number) => string
  play: string
  pause: string
  previous: string
  next: string
  /** Name of the group of dots, and of one of them. */
  pick: string
  show: (position: number) => string
}

export interface SliderProps
  extends Omit<ComponentProps<'section'>, 'children' | 'aria-label' | 'aria-roledescription'> {
  slides: readonly Slide[]
  /** Display time of each slide in milliseconds. */
  interval: number
  texts: SliderTexts
  /** Language of the slides, if it is not the page's. */
  lang?: string | undefined
}

const STEPS: Record<string, 1 | -1 | undefined> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * A carousel of full-screen slides: by buttons, dots, swipe, arrow keys, or by itself until the user stops it. Without
 * scripts the first slide is shown. Not for content that every visitor must see, nor for the heading of the page.
 */
export function Slider({ slides, interval, texts, lang, className, ...rest }: SliderProps) {
  const id = useId()
  const hasSeveral = slides.length > 1
  const { index, rendered, turnTo, prepare } = useTurns(slides.length)
  const step = (by: 1 | -1) => {
    if (hasSeveral) turnTo(index + by)
  }
  const { isPlaying, isRotating, toggle, handlers } = useRotation({
    isPossible: hasSeveral,
    interval,
    index,
    onApproach: (byUser) => (byUser ? prepare(1, -1) : prepare(1)),
    onTurn: () => step(1),
  })
  const swipe = useSwipe(step)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // The focus would be lost with the slide that is hidden.
    if ((event.target as Element).closest('[role=group][data-current]')) (event.currentTarget as HTMLElement).focus()
    step(by)
  }
  return (
    <section
      tabIndex={-1}
      {...rest}
      {...mergeEventHandlers(rest, { ...handlers, onKeyDown })}
      className={classNames(styles.slider, className)}
      aria-roledescription={texts.slider}
      aria-label={texts.label}
    >
      {hasSeveral && (
        <Controls
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
            picture={rendered.has(i) && picture}
            title={title}
            lead={lead}
            actions={action}
            lang={lang}
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

interface ControlsProps {
  count: number
  index: number
  isPlaying: boolean
  texts: SliderTexts
  /** Id of the slides. */
  controls: string
  onToggle: () => void
  onStep: (by: 1 | -1) => void
  onPick: (index: number) => void
}

/** Pause, dots, previous and next. The pause comes first in the tab order (WCAG 2.2.2). */
export function Controls({ count, index, isPlaying, texts, controls, onToggle, onStep, onPick }: ControlsProps) {
  return (
    <div className={styles.tools}>
      <IconButton
        label={isPlaying ? texts.pause : texts.play}
        icon={<Icon name={isPlaying ? 'pause' : 'play'} />}
        onClick={onToggle}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div role="group" aria-label={texts.pick} className={styles.dots}>
        {Array.from({ length: count }, (_, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: dots are identified by their position
            key={i}
            type="button"
            aria-label={texts.show(i + 1)}
            aria-current={i === index || undefined}
            aria-controls={controls}
            onClick={() => onPick(i)}
          />
        ))}
      </div>
      <IconButton
        label={texts.previous}
        icon={<Icon name="left" />}
        aria-controls={controls}
        onClick={() => onStep(-1)}
      />
      <IconButton label={texts.next} icon={<Icon name="right" />} aria-controls={controls} onClick={() => onStep(1)} />
    </div>
  )
}

/** Length of the shortest swipe, in pixels. */
const MIN_SWIPE = 40

/**
 * Pointer handlers that distinguish a swipe from a tap, a scroll and a text selection: mostly horizontal, and long enough. Their
 * element leaves vertical movement to the browser (`touch-action: pan-y`). 1 is forwards.
 */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null)
  return {
    onPointerDown({ isPrimary, button, clientX, clientY }: PointerEvent) {
      start.current = isPrimary && button === 0 ? { x: clientX, y: clientY } : null
    },
    onPointerCancel() {
      start.current = null
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return
      const [across, along] = [clientX - start.current.x, clientY - start.current.y]
      start.current = null
      if (Math.abs(across) < MIN_SWIPE || Math.abs(across) < 2 * Math.abs(along)) return
      if (window.getSelection()?.isCollapsed !== false) onSwipe(across < 0 ? 1 : -1)
    },
  }
}

/** Index of the current slide, and the slides whose pictures are rendered: those shown so far and those that may be next. */
function useTurns(count: number) {
  const [turned, setTurned] = useState(0)
  const [rendered, setRendered] = useState<ReadonlySet<number>>(() => new Set([0]))
  /** The list may have become shorter. */
  const index = Math.min(turned, Math.max(count - 1, 0))
  const wrap = (i: number) => (count > 0 ? (i + count) % count : 0)
  const render = (...indices: number[]) =>
    setRendered((before) => (indices.every((each) => before.has(each)) ? before : new Set([...before, ...indices])))
  return {
    index,
    rendered,
    turnTo(i: number) {
      setTurned(wrap(i))
      render(wrap(i))
    },
    /** Renders neighbours, because one of them may be shown next. */
    prepare: (...steps: (1 | -1)[]) => render(...steps.map((step) => wrap(index + step))),
  }
}
