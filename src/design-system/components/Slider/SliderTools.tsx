import { Icon } from '../../icons/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import styles from './Slider.module.css'

/** What the slider and its tools say to those who do not see them. */
export interface SliderTexts {
  /** What the slides are about. */
  label: string
  /** What a slider is, and what one of its slides is. */
  slider: string
  slide: string
  /** Where a slide stands: `2 / 4`. */
  place: (position: number, count: number) => string
  play: string
  pause: string
  previous: string
  next: string
  /** What the dots are for, and what one of them does. */
  pick: string
  show: (position: number) => string
}

interface SliderToolsProps {
  count: number
  index: number
  isPlaying: boolean
  texts: SliderTexts
  /** The id of what they move. */
  controls: string
  onToggle: () => void
  onStep: (by: 1 | -1) => void
  onPick: (index: number) => void
}

/** Pause, dots, back and on, on a block of paper. The pause is the slider's first stop of the keyboard (WCAG 2.2.2). */
export function SliderTools({ count, index, isPlaying, texts, controls, onToggle, onStep, onPick }: SliderToolsProps) {
  return (
    <div className={styles.tools}>
      <IconButton
        label={isPlaying ? texts.pause : texts.play}
        icon={<Icon name={isPlaying ? 'pause' : 'play'} />}
        onClick={onToggle}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent */}
      <div role="group" aria-label={texts.pick} className={styles.dots}>
        {Array.from({ length: count }, (_, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
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
