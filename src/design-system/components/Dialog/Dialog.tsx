import { type ComponentProps, type ReactNode, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { classNames } from '../classNames.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import styles from './Dialog.module.css'

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose'> {
  title: string
  open: boolean
  closeLabel: string
  /** Called when the user closes it by its button, by Escape or by a form with `method="dialog"`. */
  onClose: () => void
  /** Buttons at its end: at most one `primary` or `danger`. */
  actions?: ReactNode
}

/**
 * A modal question or form on top of the page (the native `<dialog>`: focus stays inside, and returns when it closes). Not
 * for messages (`Notice`), nor for what can be a page of its own.
 */
export function Dialog({ title, open, closeLabel, onClose, actions, children, className, ref, ...rest }: DialogProps) {
  const titleId = useId()
  const own = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => own.current!)
  useEffect(() => {
    const dialog = own.current!
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={own}
      className={classNames(styles.dialog, className)}
      onClose={() => open && onClose()}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label={closeLabel} icon={<Icon name="close" size={20} />} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  )
}
