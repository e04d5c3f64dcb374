import { useRecordContext } from 'ra-core'
import { ServiceIcon } from '../../company/ServiceIcon.tsx'
import { iconTexts } from '../../contract/i18n/admin/icons.ts'
import type { IconIdentifier } from '../../contract/schema/icons.ts'
import { useMessages } from '../i18n/language.ts'
import type { DeclaredProps } from '../inputs/declaredInput.ts'
import styles from './fields.module.css'

/** The icon of a record; a question mark if it is empty or unknown. */
export function IconField({ source }: DeclaredProps) {
  const value = useRecordContext()?.[source]
  const { icon: messages } = useMessages()
  const nameOf = useIconName()
  const name = typeof value === 'string' ? value : ''
  const label = name ? (nameOf(name) ?? messages.unknown(name)) : messages.none
  return (
    <span className={styles.icon} title={label}>
      <ServiceIcon name={name} size={22} label={label} />
    </span>
  )
}

/** Names of icons in the language of the panel; undefined for an unknown identifier. */
export function useIconName() {
  const names = useMessages(iconTexts)
  return (identifier: string): string | undefined =>
    Object.hasOwn(names, identifier) ? names[identifier as IconIdentifier] : undefined
}
