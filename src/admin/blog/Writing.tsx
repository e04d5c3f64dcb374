import { laptop } from '@filiz/design-system/breakpoints'
import { Markdown } from '@filiz/design-system/Markdown'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useId, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { postEditorTexts } from '../../contract/i18n/admin/postEditor.ts'
import { posts } from '../../contract/resources/posts.ts'
import { useCapability } from '../capabilities.tsx'
import { FieldInput } from '../form/FieldInput.tsx'
import { Sheet } from '../form/FormLayout.tsx'
import { SeoSection } from '../form/SeoSection.tsx'
import { useMessages } from '../i18n/messages.ts'
import { englishPathOf } from '../inputs/declaredInput.ts'
import { SettleButtons } from '../inputs/EnglishState.tsx'
import { useLivePreviewPlace } from '../livePreview/LivePreview.tsx'
import { MarkdownInput } from '../markdown/MarkdownInput.tsx'
import { postPreview, usePreference } from '../preferences/preferences.ts'
import styles from './PostForm.module.css'

const CONTENT = 'content'

/**
 * Place of the preview: `isBeside` the text if it is shown, the screen is not too narrow for it (`isNarrow`), and the whole page is
 * not (`isLive`). On narrow screens the page takes its place where the API can preview it (`hasLive`).
 */
export function usePreviewPlace() {
  const isNarrow = useMediaQuery(laptop, { noSsr: true })
  const isShown = usePreference(postPreview) === 'shown'
  const live = useLivePreviewPlace()
  return {
    isNarrow,
    hasLive: live.isAvailable,
    isLive: live.isBeside,
    isBeside: !isNarrow && isShown && !live.isBeside,
  }
}

/**
 * Title, Markdown and SEO fields of a post or page; `children` are below the title. The preview is beside the text, unless it is
 * hidden; on smaller screens it takes the place of the text.
 */
export function Writing({ children }: { children?: ReactNode }) {
  const { preview: messages } = useMessages(postEditorTexts)
  const { isNarrow, hasLive, isBeside } = usePreviewPlace()
  const [isReading, setReading] = useState(false)
  const showText = useCallback(() => setReading(false), [])
  const hidesText = isNarrow && isReading
  return (
    <div className={`fields ${styles.writing}`}>
      {isNarrow && !hasLive && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
        <div role="group" aria-label={messages.view} className={`segments wide ${styles.views}`}>
          <button type="button" aria-pressed={!isReading} onClick={showText}>
            {messages.write}
          </button>
          <button type="button" aria-pressed={isReading} onClick={() => setReading(true)}>
            {messages.read}
          </button>
        </div>
      )}
      <div className={styles.text} hidden={hidesText}>
        <Sheet>
          <FieldInput source="title" />
          {children}
          <MarkdownInput source={CONTENT} field={posts.fields.content} isTall>
            {!isNarrow && <PreviewToggle />}
          </MarkdownInput>
        </Sheet>
      </div>
      {(isNarrow ? isReading : isBeside) && (
        <Sheet>
          <Preview />
        </Sheet>
      )}
      {hidesText && <TextErrors onFound={showText} />}
      <SeoSection />
    </div>
  )
}

/** The English text, on a surface of its own; nothing if the API stores no translations. */
export function EnglishContent() {
  if (!useCapability('translations')) return null
  return (
    <Sheet>
      <MarkdownInput
        source={englishPathOf(CONTENT)}
        field={{ ...posts.fields.content, isRequired: false }}
        englishOf={CONTENT}
      />
      <SettleButtons source={CONTENT} field={posts.fields.content} />
    </Sheet>
  )
}

/** Shows or hides the preview beside the text; remembered in this browser. */
function PreviewToggle() {
  const { preview: messages } = useMessages(postEditorTexts)
  const isShown = usePreference(postPreview) === 'shown'
  if (usePreviewPlace().isLive) return null
  return (
    <div className="segments">
      <button type="button" aria-pressed={isShown} onClick={() => postPreview.set(isShown ? 'hidden' : 'shown')}>
        {messages.beside}
      </button>
    </div>
  )
}

const TEXTS = ['title', CONTENT] as const

/** A save that is refused because of the text shows it again, and focuses the first error. */
function TextErrors({ onFound }: { onFound: () => void }) {
  const { setFocus } = useFormContext()
  const { errors, submitCount } = useFormState<Record<(typeof TEXTS)[number], string>>({ name: TEXTS })
  const [shownAt] = useState(submitCount)
  const first = submitCount > shownAt && TEXTS.find((name) => errors[name])
  useEffect(() => {
    if (!first) return
    onFound()
    requestAnimationFrame(() => setFocus(first))
  }, [first, onFound, setFocus])
  return null
}

/** The text as visitors will read it; deferred, so that typing stays responsive. */
function Preview() {
  const { preview: messages } = useMessages(postEditorTexts)
  const [title, content] = useWatch({ name: ['title', 'content'] })
  const shown = useDeferredValue(String(content ?? ''))
  const headingId = useId()
  return (
    <div className={styles.preview}>
      <header>
        <h2 id={headingId}>{messages.heading}</h2>
        <p className="hint">{messages.lead}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too (WCAG 2.1.1) */}
      <section className={styles.previewPaper} tabIndex={0} aria-labelledby={headingId} lang="tr">
        <p className={styles.previewTitle} data-empty={!title || undefined}>
          {title || messages.untitled}
        </p>
        {shown.trim() ? <Markdown content={shown} /> : <p className="muted">{messages.empty}</p>}
      </section>
    </div>
  )
}
