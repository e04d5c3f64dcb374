import { type CSSProperties, type PointerEvent, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { smallPictureFrom } from '../../contract/domain/pictures.ts'
import { pictureTexts } from '../../contract/i18n/admin/pictures.ts'
import type { LibraryPicture } from '../../contract/resources/pictures.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { useServices } from '../services.ts'
import styles from './FocalPoint.module.css'
import { positionOf } from './PictureTile.tsx'

const MIDDLE = 0.5
const CROPS = ['wide', 'square', 'tall'] as const
const AXES = [
  ['focalX', 'across'],
  ['focalY', 'down'],
] as const

/** The focal point, which crops keep visible: set by pointer on the picture or by two sliders, with previews of crops. */
export function FocalPoint({ picture }: { picture: LibraryPicture }) {
  const messages = useMessages(pictureTexts)
  const { apiUrl } = useServices()
  const { setValue } = useFormContext()
  const frame = useRef<HTMLDivElement>(null)
  const [focalX = MIDDLE, focalY = MIDDLE] = useWatch({ name: ['focalX', 'focalY'] }) as number[]
  const isDrawing = picture.type === 'image/svg+xml'
  const src = smallPictureFrom(apiUrl, picture.url, 960)
  const set = (name: 'focalX' | 'focalY', value: number) =>
    setValue(name, Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000, { shouldDirty: true })

  function setFrom(event: PointerEvent) {
    const { left, top, width, height } = frame.current!.getBoundingClientRect()
    set('focalX', (event.clientX - left) / width)
    set('focalY', (event.clientY - top) / height)
  }

  return (
    <fieldset className={styles.focal}>
      <legend className="sheet-title">{messages.focal}</legend>
      <p className="lead">{messages.focalLead}</p>
      <div
        ref={frame}
        className={styles.frame}
        data-drawing={isDrawing || undefined}
        style={isDrawing ? undefined : sizeOf(picture)}
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          setFrom(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && setFrom(event)}
      >
        <img src={src} alt={picture.alt ?? picture.name} draggable={false} />
        <span
          className={styles.point}
          style={{ left: `${focalX * 100}%`, top: `${focalY * 100}%` }}
          aria-hidden="true"
        />
      </div>
      <div className={`cluster ${styles.sliders}`}>
        {AXES.map(([name, word]) => (
          <Slider
            key={name}
            name={name}
            label={messages[word]}
            value={name === 'focalX' ? focalX : focalY}
            onMove={set}
          />
        ))}
        <Button
          onClick={() => {
            set('focalX', MIDDLE)
            set('focalY', MIDDLE)
          }}
        >
          {messages.reset}
        </Button>
      </div>
      <figure className={`cluster ${styles.crops}`}>
        <figcaption>{messages.crops}</figcaption>
        {CROPS.map((crop) => (
          <span key={crop} className={styles.crop} data-crop={crop}>
            <img src={src} alt="" style={{ objectPosition: positionOf({ focalX, focalY }) }} />
            <span>{messages.crop[crop]}</span>
          </span>
        ))}
      </figure>
    </fieldset>
  )
}

const MAX_HEIGHT = 24

/** Reserves the picture's space before it is loaded, so that a click hits the right point. */
const sizeOf = ({ width, height }: LibraryPicture): CSSProperties => ({
  width: `min(${width}px, ${(MAX_HEIGHT * width) / height}rem)`,
  aspectRatio: `${width} / ${height}`,
})

interface SliderProps {
  name: 'focalX' | 'focalY'
  label: string
  value: number
  onMove: (name: 'focalX' | 'focalY', value: number) => void
}

function Slider({ name, label, value, onMove }: SliderProps) {
  const { percent } = useFormats()
  const text = percent(value)
  return (
    <label className={styles.slider}>
      <span>
        {label} <span className="muted">{text}</span>
      </span>
      <input
        type="range"
        name={name}
        min={0}
        max={1}
        step={0.01}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onMove(name, Number(target.value))}
      />
    </label>
  )
}
