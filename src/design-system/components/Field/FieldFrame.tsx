import { type AriaAttributes, type ReactNode, useId } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import styles from './Field.module.css'

/** The words around a control, and how much room it takes. */
export interface FieldWords {
  label: string
  /** A word after the label, such as "isteğe bağlı". */
  note?: string | undefined
  /** How to fill it in, where that is not plain. */
  hint?: string | undefined
  /** What is wrong with what was filled in, and how to mend it. */
  error?: string | undefined
  /** In a `FieldGrid`: a row of its own, or half of one. */
  width?: 'full' | 'half' | undefined
}

interface FieldFrameProps extends FieldWords {
  id: string | undefined
  /** The caller's own `aria-describedby`, read before the hint and the error. */
  describedBy: string | undefined
  /** The caller's own `aria-invalid`; with an `error` it is true. */
  invalid: AriaAttributes['aria-invalid']
  /** Draws the control with what ties it to its words. */
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': AriaAttributes['aria-invalid']
  }) => ReactNode
}

/** Label above, control, then hint and error below it, tied together for screen readers. */
export function FieldFrame({
  label,
  note,
  hint,
  error,
  width = 'full',
  id,
  describedBy,
  invalid,
  children,
}: FieldFrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const [hintId, errorId] = [`${controlId}-hint`, `${controlId}-error`]
  return (
    <div className={styles.field} data-width={width} data-state={error ? 'invalid' : 'calm'}>
      <label htmlFor={controlId}>
        {label} {note && <span className={styles.note}>({note})</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': [describedBy, hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : invalid,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
