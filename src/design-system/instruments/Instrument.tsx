import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../components/classNames.ts'
import drawing from '../drawing.module.css'
import { INSTRUMENT_ID, SIDE } from './frame.ts'
import type { InstrumentName } from './names.ts'

/** The drawn files under their hashed addresses. Never inlined: `<use>` cannot read a `data:` address. */
const files = import.meta.glob<string>('./drawn/*.svg', { eager: true, query: '?no-inline', import: 'default' })

export type InstrumentProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name' | 'viewBox'> & {
  name: InstrumentName
  /** What the picture shows. Without it the drawing is decoration. */
  label?: string
}

/**
 * An instrument on its parcel, as a cached drawing that follows the theme. Stand it on a flat tone of the land
 * (`--parcel-sage`, `straw`, `soil`, `lime`), a different one for each neighbour.
 */
export const Instrument = ({ name, label, className, ...rest }: InstrumentProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: the label is an aria-label; a <title> would show as a tooltip
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={`0 0 ${SIDE} ${SIDE}`}
    focusable="false"
    data-instrument={name}
    className={classNames(drawing.later, drawing.square, className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  >
    <use href={`${files[`./drawn/${name}.svg`]}#${INSTRUMENT_ID}`} />
  </svg>
)
