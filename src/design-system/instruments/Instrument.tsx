import { classNames } from '../components/classNames.ts'
import drawing from '../drawing.module.css'
import { LateDrawing, type LateDrawingProps } from '../LateDrawing.tsx'
import { SIDE } from './frame.ts'
import type { InstrumentName } from './names.ts'

/** The drawn files under their hashed addresses. */
const files = import.meta.glob<string>('./drawn/*.svg', { eager: true, query: '?no-inline', import: 'default' })

export type InstrumentProps = LateDrawingProps & { name: InstrumentName }

/**
 * An instrument on its parcel, as a cached drawing that follows the theme and is asked for when it comes near. Stand it on
 * a flat tone of the land (`--parcel-sage`, `straw`, `soil`, `lime`), a different one for each neighbour.
 */
export const Instrument = ({ name, className, ...rest }: InstrumentProps) => (
  <LateDrawing
    {...rest}
    file={files[`./drawn/${name}.svg`]!}
    width={SIDE}
    height={SIDE}
    data-instrument={name}
    className={classNames(drawing.square, className)}
  />
)
