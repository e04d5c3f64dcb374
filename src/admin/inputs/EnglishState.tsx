import { Icon, type IconName } from '@filiz/design-system/icons/all'
import { useTranslateLabel } from 'ra-core'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { TextState } from '../../contract/domain/translationState.ts'
import { englishTexts } from '../../contract/i18n/admin/englishTexts.ts'
import type { Field } from '../../contract/schema/fieldTypes.ts'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { textDiff } from '../versions/textDiff.ts'
import { englishPathOf } from './declaredInput.ts'
import styles from './EnglishState.module.css'
import { type EnglishText, SETTLED, type Settled, useEnglishText } from './englishText.ts'

const icons: Record<TextState, IconName> = { missing: 'edit', outdated: 'clock', current: 'check', same: 'copy' }

/** The state of an English text in words, and of an outdated one what changed in the Turkish text. Phrasing content. */
export function EnglishState({ text: { state, isUnsaved, change }, isList = false }: StateProps) {
  const messages = useMessages(englishTexts)
  const words = isUnsaved ? messages.unsaved : messages.states[state]
  return (
    <span className={styles.state}>
      {/* The button shows it too. */}
      <span className={state === 'same' ? 'visually-hidden' : styles.words} data-state={isUnsaved ? 'unsaved' : state}>
        <Icon name={icons[state]} size={16} />
        {isList ? messages.ofList(words) : words}
      </span>{' '}
      {state === 'outdated' && change && <Change {...change} />}
    </span>
  )
}

interface StateProps {
  text: EnglishText
  /** It is shown at the head of a list, and names the language. */
  isList?: boolean
}

function Change({ before, after }: NonNullable<EnglishText['change']>) {
  const messages = useMessages(englishTexts)
  return (
    <>
      <Excerpt label={messages.removed} text={before} other={after} />{' '}
      <Excerpt label={messages.added} text={after} other={before} />
    </>
  )
}

/** Maximum number of characters of a changed part, and of what is around it. */
const LONGEST = 160
const AROUND = 24

/** The parts of a text that another lacks, with a few words around them; nothing if it lacks none. */
function Excerpt({ label, text, other }: { label: string; text: string; other: string }) {
  const parts = textDiff(text, other)
  if (!parts.some(({ isOwn }) => isOwn)) return null
  return (
    <span>
      {label} “
      {parts.map(({ words, isOwn }, at) => {
        const place = { isFirst: at === 0, isLast: at === parts.length - 1 }
        // biome-ignore lint/suspicious/noArrayIndexKey: they are the parts of one text, in their order
        return isOwn ? <strong key={at}>{shortened(words)}</strong> : around(words, place)
      })}
      ”
    </span>
  )
}

const shortened = (words: string) => (words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words)

/** Unchanged words between changed parts: the ones beside those. */
function around(words: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  if (words.length <= 2 * AROUND) return words
  const start = isFirst ? '' : words.slice(0, AROUND).replace(/\S*$/, '')
  const end = isLast ? '' : words.slice(-AROUND).replace(/^\S*/, '')
  return `${start}…${end}`
}

interface SettleProps {
  source: string
  field: Field
}

/** Buttons that settle the state of an English text with the next save: it is still right, or the same as the Turkish one. */
export function SettleButtons({ source, field }: SettleProps) {
  const messages = useMessages(englishTexts)
  const translateLabel = useTranslateLabel()
  const text = useEnglishText(source, field)
  const { getValues, setValue } = useFormContext()
  const replaced = useRef<unknown>(null)
  if (!text) return null
  const { state, unsettled, stored, hasText } = text
  const english = englishPathOf(source)
  const isWritten = field.kind !== 'items' && field.kind !== 'specs'
  const canBeSame = state === 'same' || (unsettled !== 'current' && (isWritten || !hasText))
  const isStillRight = unsettled === 'outdated' && state === 'current'

  function settle(wish: Settled[string] | undefined) {
    const { [source]: _, ...others } = (getValues(SETTLED) ?? {}) as Settled
    setValue(SETTLED, wish ? { ...others, [source]: wish } : others, CHANGED)
  }
  function toggleSame() {
    if (state !== 'same') {
      replaced.current = hasText ? getValues(english) : null
      if (hasText) setValue(english, null, CHANGED)
      return settle('same')
    }
    settle(stored === 'same' ? 'missing' : undefined)
    if (replaced.current) setValue(english, replaced.current, CHANGED)
  }
  const button = (action: string, isPressed: boolean, onClick: () => void) => (
    <Button
      size="small"
      aria-pressed={isPressed}
      aria-label={messages.of(action, String(translateLabel({ source })))}
      icon={isPressed && 'check'}
      onClick={onClick}
    >
      {action}
    </Button>
  )
  const canBeRight = unsettled === 'outdated' && hasText && state !== 'same'
  if (!canBeRight && !canBeSame) return null
  return (
    <div className={`actions ${styles.settle}`}>
      {canBeRight && button(messages.stillRight, isStillRight, () => settle(isStillRight ? undefined : 'current'))}
      {canBeSame && button(messages.same, state === 'same', toggleSame)}
    </div>
  )
}

const CHANGED = { shouldDirty: true, shouldTouch: true }
