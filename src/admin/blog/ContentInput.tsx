import { Icon, type IconName } from '@filiz/design-system/icons/all'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldTitle, useInput, ValidationError } from 'ra-core'
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react'
import { postEditorTexts } from '../../contract/i18n/admin/postEditor.ts'
import { posts } from '../../contract/resources/posts.ts'
import { useMessages } from '../i18n/messages.ts'
import { validatorsOf } from '../inputs/declaredInput.ts'
import { useCharactersLeft } from '../inputs/useCharactersLeft.ts'
import { applyEdit, type Edit, type Edited, toggleBold, toggleHeading } from './markdownEdits.ts'
import styles from './PostForm.module.css'

const SOURCE = 'content'
const ROWS = { minRows: 14, maxRows: 26 }

interface Tool {
  name: 'heading1' | 'heading2' | 'bold'
  icon: IconName
  level?: string
  edit: (edited: Edited) => Edit
}

/** The markdown that posts support (docs/product.md, section 9). */
const tools: readonly Tool[] = [
  { name: 'heading1', icon: 'heading', level: '1', edit: (edited) => toggleHeading(edited, 1) },
  { name: 'heading2', icon: 'heading', level: '2', edit: (edited) => toggleHeading(edited, 2) },
  { name: 'bold', icon: 'bold', edit: toggleBold },
]

/** The markdown of a post, with buttons for the supported marks; `children` are further buttons. */
export function ContentInput({ children }: { children?: ReactNode }) {
  const { content: messages } = useMessages(postEditorTexts)
  const validate = useMemo(() => validatorsOf(posts.fields.content), [])
  const { id, field, fieldState, isRequired } = useInput({ source: SOURCE, validate })
  const { error, invalid } = fieldState
  const left = useCharactersLeft(field.value, posts.fields.content.maxLength)
  const area = useRef<HTMLTextAreaElement>(null)
  const hintId = `${id}-hint`

  function apply({ edit }: Pick<Tool, 'edit'>) {
    const { current } = area
    if (!current) return
    applyEdit(current, edit({ text: current.value, start: current.selectionStart, end: current.selectionEnd }))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    apply({ edit: toggleBold })
  }

  return (
    <FormControl error={invalid} fullWidth className={styles.content}>
      <div className={styles.contentHead}>
        <InputLabel htmlFor={id} error={invalid}>
          <FieldTitle source={SOURCE} isRequired={isRequired} />
        </InputLabel>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons */}
        <div role="group" aria-label={messages.tools} className={`segments ${styles.contentTools}`}>
          {tools.map((tool) => (
            <button
              key={tool.name}
              type="button"
              aria-label={messages[tool.name]}
              title={messages[tool.name]}
              aria-controls={id}
              onClick={() => apply(tool)}
            >
              <Icon name={tool.icon} size={18} />
              {tool.level}
            </button>
          ))}
        </div>
        {children}
      </div>
      <OutlinedInput
        {...field}
        id={id}
        inputRef={(element) => {
          area.current = element
          field.ref(element)
        }}
        multiline
        {...ROWS}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            'aria-describedby': hintId,
            'aria-required': isRequired || undefined,
            maxLength: posts.fields.content.maxLength,
          },
        }}
      />
      <FormHelperText id={hintId}>
        {error?.message ? <ValidationError error={error.message} /> : [messages.hint, left].filter(Boolean).join(' ')}
      </FormHelperText>
    </FormControl>
  )
}
