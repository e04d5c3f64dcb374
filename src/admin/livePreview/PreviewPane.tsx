import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { THEME_QUERY } from '../../contract/api/previews.ts'
import type { Locale, Theme } from '../../contract/constants.ts'
import { FIRST_LOCALE, SECOND_FIELD, SECOND_LOCALE, SITE_LOCALES } from '../../contract/domain/locales.ts'
import { livePreviewTexts } from '../../contract/i18n/admin/livePreview.ts'
import { useMessages } from '../i18n/language.ts'
import { IconButton } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import { Segments } from '../layout/Segments.tsx'
import { theme as panelTheme, usePreference } from '../preferences/preferences.ts'
import styles from './LivePreview.module.css'
import { PreviewFrame } from './PreviewFrame.tsx'
import { elementWith, fieldShownIn, fieldTextsOf } from './textsInPage.ts'
import { useLivePreview } from './useLivePreview.ts'

/** Widths of the page in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1280 }
type Device = keyof typeof WIDTHS

interface PreviewPaneProps {
  /** The form's inputs; focusing one scrolls the page to its text. */
  inputs: RefObject<HTMLElement | null>
  startsAt: Device
  /** Shows the form again, for a field that was picked in the page. */
  onPicked: () => void
}

/** The page of the form, with its unsaved values. */
export function PreviewPane({ inputs, startsAt, onPicked }: PreviewPaneProps) {
  const messages = useMessages(livePreviewTexts)
  const headingId = useId()
  const { path, problem } = useLivePreview()
  const [device, setDevice] = useState<Device>(startsAt)
  const [theme, setTheme] = useState<Theme>(usePreference(panelTheme))
  const [locale, setLocale] = useState<Locale>(FIRST_LOCALE)
  const frame = useRef<HTMLIFrameElement>(null)
  const { getValues } = useFormContext()
  useScrollToField(inputs, frame)

  function focusField(element: Element) {
    const texts = fieldTextsOf(getValues()).filter(([name]) => document.getElementsByName(name).length > 0)
    const isSecond = (name: string) => name.split('.').some((part) => part === SECOND_FIELD || ENGLISH_SPEC.test(part))
    const inLocale = (name: string) => isSecond(name) === (locale === SECOND_LOCALE)
    const name = fieldShownIn(
      element,
      texts.toSorted(([a], [b]) => Number(inLocale(b)) - Number(inLocale(a))),
    )
    if (name === undefined) return
    onPicked()
    // Once the form is shown.
    requestAnimationFrame(() => focusInput(name))
  }

  const named = <T extends Device | Theme>(...names: T[]) => names.map((name) => [name, messages[name]] as const)
  const shownPath = path === undefined ? undefined : withQuery(path, { [THEME_QUERY]: theme, locale })
  return (
    <section className={styles.pane} aria-labelledby={headingId}>
      <header className={styles.controls}>
        <h2 id={headingId} className="visually-hidden">
          {messages.title}
        </h2>
        <Segments label={messages.width} value={device} onChange={setDevice} choices={named('phone', 'desktop')} />
        <Segments label={messages.theme} value={theme} onChange={setTheme} choices={named('light', 'dark')} />
        {SITE_LOCALES.length > 1 && (
          <Segments
            label={messages.language}
            value={locale}
            onChange={setLocale}
            choices={SITE_LOCALES.map((each) => [each, each.toUpperCase(), messages.languages[each]])}
          />
        )}
        {shownPath && (
          <IconButton
            icon="external"
            href={shownPath}
            target="_blank"
            rel="noopener"
            label={messages.newTab}
            title={messages.newTab}
          />
        )}
      </header>
      <ErrorMessage role="status" className={styles.problem}>
        {problem && `${problem} ${path ? messages.stale : ''}`}
      </ErrorMessage>
      {shownPath ? (
        <PreviewFrame
          path={shownPath}
          title={messages.frame}
          width={WIDTHS[device]}
          frame={frame}
          onPick={focusField}
        />
      ) : (
        !problem && <p className={`muted ${styles.waiting}`}>{messages.waiting}</p>
      )}
    </section>
  )
}

function withQuery(path: string, values: Record<string, string>): string {
  const url = new URL(path, window.location.href)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.pathname + url.search
}

/** Names of a specification's inputs in the second language. */
const ENGLISH_SPEC = /^en(?:Name|Value)$/

/** Focuses the input of a field, also within a closed section. */
function focusInput(name: string) {
  const [element] = document.getElementsByName(name)
  // The text area beside the rich editor is hidden: its editable element gets the focus.
  const input = element?.ariaHidden ? element.parentElement?.querySelector<HTMLElement>('[contenteditable]') : element
  if (!input) return
  input.closest('details')?.setAttribute('open', '')
  input.focus()
  input.scrollIntoView({ block: 'center' })
}

/** Scrolls the page to the text of the input that gets the focus. */
function useScrollToField(inputs: RefObject<HTMLElement | null>, frame: RefObject<HTMLIFrameElement | null>) {
  useEffect(() => {
    const root = inputs.current
    const scroll = ({ target }: FocusEvent) => {
      const editor = (target as HTMLElement).closest('[contenteditable]')?.parentElement
      const { name, value } = (editor?.querySelector('textarea') ?? target) as Partial<HTMLInputElement>
      const page = frame.current?.contentDocument
      const element = name && value && page && elementWith(page, value)
      if (!element) return
      const { top, bottom } = element.getBoundingClientRect()
      if (top < 0 || bottom > page.defaultView!.innerHeight) element.scrollIntoView({ block: 'center' })
    }
    root?.addEventListener('focusin', scroll)
    return () => root?.removeEventListener('focusin', scroll)
  }, [inputs, frame])
}
