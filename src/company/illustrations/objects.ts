import type { IllustrationSource } from '../../design-system/components/Illustration/Illustration.tsx'
import { OBJECT_SIDE, type ObjectName } from './catalogue.ts'

/** The files by their hashed URLs. */
const files = import.meta.glob<string>('./objects/*.svg', { eager: true, query: '?no-inline', import: 'default' })

/** An object without background, shown on a flat colour (`--parcel-sage`, `straw`, `soil`, `lime`). */
export const object = (name: ObjectName): IllustrationSource => ({
  src: files[`./objects/${name}.svg`]!,
  width: OBJECT_SIDE,
  height: OBJECT_SIDE,
  loading: 'lazy',
})
