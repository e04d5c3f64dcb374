import { Icon } from '@filiz/design-system/icons/all'
import { useRecordContext } from 'ra-core'
import { Link } from 'react-router-dom'
import { hidingFlagOf, slugFieldOf } from '../../contract/schema/fields.ts'
import { fieldComponents } from '../fields/fields.tsx'
import { useReturnState } from '../form/returnTo.ts'
import { isHidden } from '../form/visibility.ts'
import { pathsOf, useResourceMessages, useResourceOptions } from '../resources/definitions.ts'
import { useColumns } from './columns.ts'
import styles from './rows.module.css'

/** Replaces the address of a hidden record, which visitors cannot open. */
function HiddenMark() {
  const { resource } = useResourceOptions()
  const texts = useResourceMessages()
  return (
    <span className={`chip ${styles.hiddenMark}`} data-tone="quiet">
      <Icon name="eye-off" size={16} />
      {texts.flags[hidingFlagOf(resource)!]?.isOn}
    </span>
  )
}

/** A row's picture, its name as the link to its form, and its public address. */
export function TitleCell() {
  const options = useResourceOptions()
  const { resource } = options
  const { title, picture } = useColumns()
  const record = useRecordContext()
  const slug = slugFieldOf(resource)
  const state = useReturnState()
  if (!record) return null
  const name = String(record[title.name] || record.id)
  const cell = (source: string) => {
    const field = resource.fields[source]!
    const { Field } = fieldComponents[field.kind]
    return <Field source={source} field={field} />
  }
  return (
    <div className={styles.titleCell}>
      {picture && cell(picture)}
      <div>
        {resource.endpoints.update ? (
          <Link className={`clamp ${styles.name}`} to={pathsOf(options).edit(record.id)} state={state} title={name}>
            {name}
          </Link>
        ) : (
          <span className={`clamp ${styles.name}`}>{name}</span>
        )}
        {isHidden(resource, record) ? <HiddenMark /> : slug && cell(slug)}
      </div>
    </div>
  )
}
