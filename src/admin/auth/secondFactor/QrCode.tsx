import { encode } from 'uqr'
import styles from './SecondFactor.module.css'

/** Quiet zone in modules (ISO/IEC 18004, section 9.1). */
const QUIET = 4

/** QR code of a text; dark on white also in the dark theme, since scanners require it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`
  return (
    <svg className={styles.qrCode} viewBox={box} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  )
}
