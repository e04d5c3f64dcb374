import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { classNames } from '../classNames.ts'
import styles from './FormControl.module.css'

/** Props that every form control takes besides those of its element. */
export interface FormControlTexts {
  label: string
  /** A note after the label, such as "isteğe bağlı". */
  note?: string | undefined
  hint?: ReactNode
  /** Error message: the problem and how to correct it. The control is then invalid. */
  error?: string | undefined
  /** Width in a `FormGrid`: a whole row or half of one. */
  width?: 'full' | 'half' | undefined
}

interface FrameProps extends FormControlTexts {
  id?: string | undefined
  /** Ids of the caller's own descriptions, read before hint and error. */
  'aria-describedby'?: string | undefined
  /** With an `error` it is always true. */
  'aria-invalid'?: AriaAttributes['aria-invalid']
}

export interface FormControlProps extends FrameProps {
  /** Renders the control with the attributes that tie it to label, hint and error. */
  children: (control: ReturnType<typeof useControl>['control'] & { className: string | undefined }) => ReactNode
}

/**
 * Label, hint and error around a control, tied together for screen readers. Not needed around `TextField`, `TextArea`,
 * `Select` and `Checkbox`, which have it inside.
 */
export function FormControl({ label, note, width = 'full', children, ...props }: FormControlProps) {
  const { control, notes } = useControl(props)
  return (
    <div className={styles.field} data-width={width}>
      <label htmlFor={control.id}>
        {label} {note && <span className={styles.note}>({note})</span>}
      </label>
      {children({ ...control, className: styles.control })}
      {notes}
    </div>
  )
}

/** The props of a labelled control that its element takes too: all but those of the `FormControl`. */
export const elementProps = <P extends FormControlTexts>({ label, note, hint, error, width, ...rest }: P) => rest

/** Attributes of a control, and the hint and error that describe it. */
export function useControl({
  id,
  hint,
  error,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
}: Omit<FrameProps, 'label'>) {
  const ownId = useId()
  const controlId = id ?? ownId
  const [hintId, errorId] = [`${controlId}-hint`, `${controlId}-error`]
  const control = {
    id: controlId,
    'aria-describedby': [describedBy, hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : invalid,
  }
  const notes = (
    <>
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
    </>
  )
  return { control, notes }
}

/** The controls of a form, two in a row where they are half as wide and there is room. Not for anything else. */
export function FormGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.grid, className)} />
}
