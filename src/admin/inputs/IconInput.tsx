import { Icon } from '@filiz/design-system/icons/all'
import { FieldTitle, useInput, ValidationError } from 'ra-core'
import { useId, useRef, useState } from 'react'
import { ServiceIcon } from '../../company/ServiceIcon.tsx'
import { fold } from '../../contract/domain/turkish.ts'
import type { IconField } from '../../contract/schema/fieldTypes.ts'
import { ICON_IDENTIFIERS } from '../../contract/schema/icons.ts'
import { useIconName } from '../fields/IconField.tsx'
import { useFormats, useMessages } from '../i18n/language.ts'
import { IconButton } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import type { DeclaredProps } from './declaredInput.ts'
import styles from './IconInput.module.css'

/**
 * An icon, chosen from a grid of all icons with a search. The tiles are radio buttons, so that arrow keys move between them and
 * screen readers announce their number.
 */
export function IconInput({ source }: DeclaredProps<IconField>) {
  const { icon: messages, list } = useMessages()
  const { number } = useFormats()
  const nameOf = useIconName()
  const { field: input, fieldState } = useInput({ source })
  const [search, setSearch] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const selected: string = input.value || ''
  const wanted = fold(search)
  const found = ICON_IDENTIFIERS.filter((choice) => fold(`${nameOf(choice)} ${choice}`).includes(wanted))
  const tile = (choice: string, label: string) => (
    <label key={choice} className={styles.tile} title={label}>
      <input
        ref={choice === selected ? input.ref : undefined}
        type="radio"
        name={source}
        value={choice}
        aria-label={label}
        checked={selected === choice}
        onChange={() => input.onChange(choice || null)}
        onBlur={() => input.onBlur()}
      />
      <ServiceIcon name={choice} />
    </label>
  )
  return (
    <div className={styles.picker}>
      <h2 id={titleId}>
        <FieldTitle source={source} />
      </h2>
      <p className={styles.chosen}>
        <ServiceIcon name={selected} size={32} />
        {selected ? (nameOf(selected) ?? messages.unknown(selected)) : messages.none}
      </p>
      <div className="search">
        <Icon name="search" size={18} />
        <input
          ref={box}
          className="control"
          type="search"
          aria-label={messages.search}
          placeholder={messages.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
            if (event.key === 'Escape') setSearch('')
          }}
        />
        {search && (
          // Not in the tab order, since Escape clears: Tab leads from the search to its results.
          <IconButton
            icon="close"
            tabIndex={-1}
            label={list.clear}
            onClick={() => {
              setSearch('')
              box.current?.focus()
            }}
          />
        )}
      </div>
      <div className={styles.tiles} role="radiogroup" aria-labelledby={titleId}>
        {!wanted && tile('', messages.none)}
        {found.map((choice) => tile(choice, nameOf(choice) ?? choice))}
      </div>
      <p className="hint" role="status">
        {wanted && (found.length > 0 ? messages.found(number(found.length)) : messages.noMatch)}
      </p>
      {fieldState.error?.message && (
        <ErrorMessage>
          <ValidationError error={fieldState.error.message} />
        </ErrorMessage>
      )}
    </div>
  )
}
