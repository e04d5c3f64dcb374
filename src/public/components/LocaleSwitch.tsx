import { classNames } from '@filiz/design-system/classNames'
import { clickProps, composeEventHandlers } from '@filiz/design-system/eventHandlers'
import type { ComponentProps } from 'react'
import styles from './LocaleSwitch.module.css'

export interface LocaleSwitchProps extends Omit<ComponentProps<'button'>, 'children' | 'lang'> {
  /** The other language. */
  locale: string
  /** The other language's name, in itself. */
  label: string
  onSwitch: () => void
}

/** Changes the language of the interface; the other language is named in itself. Not shown where scripts do not run. */
export function LocaleSwitch({
  locale,
  label,
  onSwitch,
  type = 'button',
  className,
  onClick,
  ...rest
}: LocaleSwitchProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.switch, className)}
      lang={locale}
      {...clickProps({ ...rest, onClick: composeEventHandlers(onClick, onSwitch) })}
    >
      {label}
    </button>
  )
}
