import { Icon, type IconName } from '@filiz/design-system/icons'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldTitle, useInput, ValidationError } from 'ra-core'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { posts } from '../../contract/resources/posts.ts'
import { useRoomLeft } from '../widgets/useRoomLeft.ts'
import { validatorsOf } from '../widgets/validators.ts'
import styles from './ContentInput.module.css'
import { applyEdit, type Edit, type Edited, toggleBold, toggleHeading } from './markdownEdits.ts'
import { useBlogWords } from './useBlogWords.ts'

const SOURCE = 'content'
const ROWS = { minRows: 14, maxRows: 26 }

interface Tool {
  name: 'heading1' | 'heading2' | 'bold'
  /** What the button shows: a sign, or an icon with a number. */
  icon: IconName
  level?: string
  edit: (edited: Edited) => Edit
}

/** What the posts' markdown knows (the specification's section 9), and no more. */
const tools: readonly Tool[] = [
  { name: 'heading1', icon: 'heading', level: '1', edit: (edited) => toggleHeading(edited, 1) },
  { name: 'heading2', icon: 'heading', level: '2', edit: (edited) => toggleHeading(edited, 2) },
  { name: 'bold', icon: 'bold', edit: toggleBold },
]

/** The post's text, as markdown, with the few signs that posts know at hand. */
export function ContentInput() {
  const { content: words } = useBlogWords()
  const validate = useMemo(() => validatorsOf(posts.fields.content), [])
  const { id, field, fieldState, isRequired } = useInput({ source: SOURCE, validate })
  const { error, invalid } = fieldState
  const left = useRoomLeft(field.value, posts.fields.content.maxLength)
  const area = useRef<HTMLTextAreaElement>(null)
  const hintId = `${id}-hint`

  function use({ edit }: Pick<Tool, 'edit'>) {
    const { current } = area
    if (!current) return
    applyEdit(current, edit({ text: current.value, start: current.selectionStart, end: current.selectionEnd }))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    use({ edit: toggleBold })
  }

  return (
    <FormControl error={invalid} fullWidth className={styles.content}>
      <div className={styles.head}>
        <InputLabel htmlFor={id} error={invalid}>
          <FieldTitle source={SOURCE} isRequired={isRequired} />
        </InputLabel>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons */}
        <div role="group" aria-label={words.tools} className={styles.tools}>
          {tools.map((tool) => (
            <button
              key={tool.name}
              type="button"
              aria-label={words[tool.name]}
              title={words[tool.name]}
              aria-controls={id}
              onClick={() => use(tool)}
            >
              <Icon name={tool.icon} size={18} />
              {tool.level}
            </button>
          ))}
        </div>
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
        {error?.message ? <ValidationError error={error.message} /> : [words.hint, left].filter(Boolean).join(' ')}
      </FormHelperText>
    </FormControl>
  )
}
