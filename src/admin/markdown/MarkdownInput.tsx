import { Icon, type IconName } from '@filiz/design-system/icons/all'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldTitle, useInput, useTranslateLabel, ValidationError } from 'ra-core'
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import { SECOND_LOCALE } from '../../contract/domain/locales.ts'
import { markdownEditorTexts } from '../../contract/i18n/admin/markdownEditor.ts'
import type { MarkdownField } from '../../contract/schema/fieldTypes.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { useInputProps } from '../inputs/basicInputs.tsx'
import type { DeclaredProps } from '../inputs/declaredInput.ts'
import { markdownView, usePreference } from '../preferences/preferences.ts'
import styles from './MarkdownInput.module.css'
import { applyEdit, type Edit, type Edited, toggleBold, toggleHeading } from './markdownEdits.ts'
import { RichText, type RichTextHandle } from './RichText.tsx'
import type { Formats, RichEdit } from './richEditing.ts'

interface Tool {
  name: RichEdit
  icon: IconName
  level?: string
  /** In the syntax of `aria-keyshortcuts`. */
  keys: string
  /** In the Markdown view, whose text area has its own undo. */
  edit?: (edited: Edited) => Edit
}

/** The Markdown that posts support (docs/product.md, section 9). */
const tools: readonly Tool[] = [
  {
    name: 'heading1',
    icon: 'heading',
    level: '1',
    keys: 'Control+Shift+1',
    edit: (edited) => toggleHeading(edited, 1),
  },
  {
    name: 'heading2',
    icon: 'heading',
    level: '2',
    keys: 'Control+Shift+2',
    edit: (edited) => toggleHeading(edited, 2),
  },
  { name: 'bold', icon: 'bold', keys: 'Control+B', edit: toggleBold },
  { name: 'undo', icon: 'undo', keys: 'Control+Z' },
  { name: 'redo', icon: 'undo', keys: 'Control+Y' },
]

interface MarkdownInputProps extends DeclaredProps<MarkdownField> {
  /** The main text of its form. */
  isTall?: boolean
}

/**
 * A Markdown text, edited as visitors will see it, or as typed signs (`markdownView`). The form's element is a text area in both
 * views: beside the rich one it is invisible, for programs that fill in forms by the names of their fields.
 */
export function MarkdownInput({ isTall, ...props }: MarkdownInputProps) {
  const messages = useMessages(markdownEditorTexts)
  const isRich = usePreference(markdownView) === 'rich'
  const { source, validate, helperText, label, placeholder } = useInputProps(props)
  const { id, field, fieldState, isRequired } = useInput({ source, validate })
  const { error, invalid } = fieldState
  const words = useWordCount(field.value)
  const area = useRef<HTMLTextAreaElement>(null)
  const rich = useRef<RichTextHandle>(null)
  const [formats, setFormats] = useState<Formats>()
  const translateLabel = useTranslateLabel()
  const title = label ?? String(translateLabel({ source }))
  const labelId = `${id}-label`
  const hintId = `${id}-hint`
  const lang = props.englishOf === undefined ? undefined : SECOND_LOCALE

  function runTool({ name, edit }: Pick<Tool, 'name' | 'edit'>) {
    if (isRich) return rich.current?.run(name)
    const { current } = area
    if (current && edit)
      applyEdit(current, edit({ text: current.value, start: current.selectionStart, end: current.selectionEnd }))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const heading = event.shiftKey && /^Digit([12])$/.exec(event.code)?.[1]
    const name = heading ? `heading${heading}` : event.key.toLowerCase() === 'b' && 'bold'
    const tool = tools.find((each) => each.name === name)
    if (!tool) return
    event.preventDefault()
    runTool(tool)
  }

  return (
    <FormControl error={invalid} fullWidth className={styles.content}>
      <div className={styles.head}>
        <InputLabel
          id={labelId}
          error={invalid}
          {...(isRich ? { component: 'span', onClick: () => rich.current?.focus() } : { htmlFor: id })}
        >
          <FieldTitle label={label} source={source} isRequired={isRequired} />
        </InputLabel>
        <div className={styles.views}>
          <div className="segments">
            <button
              type="button"
              aria-pressed={!isRich}
              title={messages.markdownTitle}
              onClick={() => markdownView.set(isRich ? 'plain' : 'rich')}
            >
              {messages.markdown}
            </button>
          </div>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons */}
      <div role="group" aria-label={`${messages.tools}: ${title}`} className={`segments ${styles.tools}`}>
        {tools
          .filter(({ edit }) => isRich || edit)
          .map((tool) => (
            <ToolButton
              key={tool.name}
              tool={tool}
              name={messages[tool.name]}
              controls={id}
              formats={isRich ? formats : undefined}
              onClick={() => runTool(tool)}
            />
          ))}
      </div>
      {isRich ? (
        <div className={styles.frame} data-invalid={invalid || undefined} data-tall={isTall}>
          <textarea
            name={field.name}
            className={styles.mirror}
            tabIndex={-1}
            aria-hidden="true"
            aria-invalid={invalid}
            aria-required={isRequired || undefined}
            aria-describedby={hintId}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
          <RichText
            ref={(handle) => {
              rich.current = handle
              field.ref(handle)
            }}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            onFormats={(next) => setFormats((now) => (sameFormats(now, next) ? now : next))}
            attributes={{
              id,
              role: 'textbox',
              class: `${styles.text} ${formats?.isEmpty ? styles.empty : ''}`,
              'aria-multiline': 'true',
              'aria-labelledby': labelId,
              'aria-describedby': hintId,
              ...(isRequired && { 'aria-required': 'true' }),
              ...(invalid && { 'aria-invalid': 'true' }),
              ...(lang && { lang }),
              ...(placeholder && { 'aria-placeholder': placeholder, 'data-placeholder': placeholder }),
            }}
          />
        </div>
      ) : (
        <OutlinedInput
          {...field}
          id={id}
          inputRef={(element) => {
            area.current = element
            field.ref(element)
          }}
          multiline
          {...(isTall ? TALL : { minRows: 6, maxRows: 20 })}
          onKeyDown={onKeyDown}
          {...(placeholder && { placeholder })}
          slotProps={{
            input: {
              'aria-describedby': hintId,
              'aria-required': isRequired || undefined,
              maxLength: props.field.maxLength,
              lang,
            },
          }}
        />
      )}
      <FormHelperText id={hintId}>
        {error?.message ? (
          <ValidationError error={error.message} />
        ) : (
          <>
            {!isRich && `${messages.hint} `}
            {helperText} {words}
          </>
        )}
      </FormHelperText>
    </FormControl>
  )
}

const TALL = { minRows: 14, maxRows: 26 }

interface ToolButtonProps {
  tool: Tool
  name: string
  /** Id of the input. */
  controls: string
  /** Undefined in the Markdown view, which does not know them. */
  formats: Formats | undefined
  onClick: () => void
}

function ToolButton({
  tool: { name: format, icon, level, keys, edit },
  name,
  controls,
  formats,
  onClick,
}: ToolButtonProps) {
  const state = formats && (edit ? { 'aria-pressed': formats[format] } : { 'aria-disabled': !formats[format] })
  return (
    <button
      type="button"
      aria-label={name}
      title={`${name} (${keys.replace('Control', 'Ctrl')})`}
      aria-keyshortcuts={keys}
      aria-controls={controls}
      {...state}
      data-tool={format}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
      {level}
    </button>
  )
}

const sameFormats = (now: Formats | undefined, next: Formats) =>
  now !== undefined && Object.entries(next).every(([name, value]) => now[name as keyof Formats] === value)

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu

/** The number of words, as a sentence. */
function useWordCount(text: unknown): string {
  const { words } = useMessages(markdownEditorTexts)
  const { number } = useFormats()
  const counted = useDeferredValue(text)
  const count = useMemo(() => (typeof counted === 'string' ? (counted.match(WORD)?.length ?? 0) : 0), [counted])
  return words(number(count))
}
