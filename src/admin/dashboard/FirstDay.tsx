import { Icon } from '@filiz/design-system/icons/all'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'ra-core'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { DemoContent, FirstDayStep } from '../../contract/api/administration.ts'
import { demoContentEndpoints } from '../../contract/api/endpoints.ts'
import { resourceTexts, singletonTexts } from '../../contract/i18n/admin/resources.ts'
import { useBackgroundCall, useCall } from '../api/calls.ts'
import { useNotifyingMutation } from '../api/mutations.ts'
import { useOptionalList } from '../api/optionalQueries.ts'
import { useCapabilities } from '../capabilities.tsx'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { useUnnotifiedContact } from '../mail/useMailSettings.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { listPath, resourceIn, singletonIn, useConfig } from '../resources/definitions.ts'
import styles from './Dashboard.module.css'

type StepKey = FirstDayStep['key']

/**
 * The steps in their order, and the path of each one's screen, below `/admin`. The demo, which is removed here, goes before the
 * texts are written: their forms are not full of its sentences then.
 */
const PATHS: Record<StepKey, string> = {
  name: 'settings/site',
  logo: 'settings/site',
  contact: 'settings/contact',
  mail: 'settings/mail',
  demo: '',
  about: 'settings/about',
  home: 'settings/home',
  sustainability: 'settings/sustainability',
  privacy: 'settings/privacy',
  product: 'products/new',
}
const ORDER = Object.keys(PATHS)

/** The steps to a site of one's own; the list disappears when all are done. */
export function FirstDay() {
  const { firstDay: messages } = useMessages().dashboard
  const { number } = useFormats()
  const { data: steps } = useOptionalList('firstDay')
  const demo = useDemoContent()
  const titleId = useId()
  const done = steps?.filter(({ isDone }) => isDone) ?? []
  const isListed = steps && !demo.isPending && done.length < steps.length
  const isSilent = useUnnotifiedContact(Boolean(isListed) && done.some(({ key }) => key === 'mail')) !== undefined
  if (!isListed) return null

  return (
    <section className={`box ${styles.firstDay}`} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{messages.heading}</h2>
        <p className="muted">{messages.progress(done.length, steps.length)}</p>
      </header>
      <ol>
        {steps.toSorted(inOrder).map(({ key, isDone }) => (
          <li key={key} data-done={isDone}>
            <span className={styles.sign}>
              {isDone && <Icon name="check" size={16} />}
              <VisuallyHidden>{isDone ? messages.done : messages.toDo}</VisuallyHidden>
            </span>
            <p>
              <strong>{messages[key]}</strong>
              {!isDone && <span className="muted">{leadOf(key)}</span>}
              {isDone && key === 'mail' && isSilent && <span>{messages.mailSilent}</span>}
            </p>
            {!isDone && actionOf(key)}
            {isDone && key === 'mail' && isSilent && linkTo(PATHS.contact, messages.toNotifications)}
          </li>
        ))}
      </ol>
    </section>
  )

  function leadOf(key: StepKey): string {
    return key === 'demo' ? messages.demoLead(number(demo.data?.total ?? 0)) : messages[`${key}Lead`]
  }
  function actionOf(key: StepKey) {
    if (key === 'demo') return demo.data && <DemoRemoval left={demo.data} />
    return linkTo(PATHS[key], messages[`to${capitalized(key)}`])
  }
}

const inOrder = (one: FirstDayStep, other: FirstDayStep) => ORDER.indexOf(one.key) - ORDER.indexOf(other.key)

const linkTo = (path: string, label: string) => (
  <Button component={Link} to={listPath(path)}>
    {label}
  </Button>
)

const capitalized = <T extends string>(text: T) =>
  // The compiler does not know that this is what `Capitalize` means.
  (text.slice(0, 1).toUpperCase() + text.slice(1)) as Capitalize<T>

/**
 * Above the form of a text that its owner has not written yet: what visitors see until then. Nothing once it is saved, or
 * if the API does not tell.
 */
export function DraftNotice({ of, isHidden = false }: { of: StepKey; isHidden?: boolean }) {
  const { firstDay: messages } = useMessages().dashboard
  const record = useRecordContext()
  const { data: steps } = useOptionalList('firstDay')
  const stepOf = (wanted: StepKey) => steps?.find(({ key }) => key === wanted)
  if (record?.updatedAt || stepOf(of)?.isDone !== false) return null
  const lead = !stepOf('demo')?.isDone ? messages.draftDemo : isHidden ? messages.draftHidden : messages.draftNotice
  return (
    <div className={`notice ${styles.notice}`} data-tone="warn" role="note">
      <Icon name="edit" size={20} />
      <p>
        <strong>{messages.draft}</strong> {lead}
      </p>
    </div>
  )
}

/** Removes the demo content in one step, after a confirmation that lists it. */
function DemoRemoval({ left }: { left: DemoContent }) {
  const { number } = useFormats()
  const { firstDay: messages } = useMessages().dashboard
  const language = usePreference(locale)
  const config = useConfig()
  const call = useCall()
  const { mutate, isPending } = useNotifyingMutation({
    mutationFn: async () => (await call(demoContentEndpoints.remove)) as DemoContent,
    done: ({ total }) => messages.demoRemoved(number(total)),
    failed: messages.demoFailed,
    refetch: [],
  })
  /** `8 ürün` for a resource, the title for a singleton. */
  function nameOf({ name, count }: DemoContent['parts'][number]): string {
    const [options, singleton] = [resourceIn(config, name), singletonIn(config, name)?.singleton]
    if (options) return resourceTexts(options.resource, language).count(count)
    return singleton ? singletonTexts(singleton, language).title : `${count} ${name}`
  }
  function remove() {
    const parts = new Intl.ListFormat(language).format(left.parts.map(nameOf))
    if (window.confirm(messages.confirmDemo(parts))) mutate()
  }
  return (
    <Button color="error" icon="trash" isBusy={isPending} onClick={remove}>
      {isPending ? messages.removingDemo : messages.removeDemo}
    </Button>
  )
}

/** Demo content that was not changed. */
function useDemoContent() {
  const { offers, isPending } = useCapabilities()
  const call = useBackgroundCall()
  const { data, isLoading } = useQuery({
    queryKey: ['demo content'],
    queryFn: async () => (await call(demoContentEndpoints.left)) as DemoContent,
    gcTime: 0,
    enabled: offers('demoContent') === true,
  })
  return { data, isPending: isPending || isLoading }
}
