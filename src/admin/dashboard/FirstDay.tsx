import { Icon } from '@filiz/design-system/icons'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import Button from '@mui/material/Button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useGetOne, useNotify } from 'ra-core'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import type { DemoContent } from '../../contract/api/administration.ts'
import { demoContentEndpoints } from '../../contract/api/endpoints.ts'
import { resourceTexts, singletonTexts } from '../../contract/i18n/admin/resources.ts'
import { contactInfo } from '../../contract/singletons/contactInfo.ts'
import { siteSettings } from '../../contract/singletons/siteSettings.ts'
import { useBackgroundCall, useCall } from '../api/createCall.ts'
import { errorMessage } from '../api/failure.ts'
import { useCapabilities } from '../capabilities.tsx'
import { number } from '../i18n/formats.ts'
import { useMessages } from '../i18n/messages.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { isResourceOptions, isSingletonOptions, listPath, pathBelowAdmin, useConfig } from '../resources/definitions.ts'
import styles from './Dashboard.module.css'

interface Step {
  name: string
  isDone: boolean
  title: string
  lead: string
  action: ReactNode
}

/** First steps before the site opens. Steps whose state the API does not have are left out; the list disappears when all are done. */
export function FirstDay() {
  const { firstDay: messages } = useMessages().dashboard
  const language = usePreference(locale)
  const contact = useContent(contactInfo.key)
  const settings = useContent(siteSettings.key)
  const demo = useDemoContent()
  const titleId = useId()
  if (contact.isPending || settings.isPending || demo.isPending) return null

  const isDemo = (key: string) => demo.data?.parts.some(({ name }) => name === key)
  const known: (Step | undefined)[] = [
    contact.data && {
      name: 'phone',
      isDone: Boolean(contact.data.phoneNumber) && !isDemo(contactInfo.key),
      title: messages.phone,
      lead: messages.phoneLead,
      action: <Way to={contactInfo.key}>{messages.toPhone}</Way>,
    },
    settings.data && {
      name: 'logo',
      isDone: Boolean(settings.data.logoUrl),
      title: messages.logo,
      lead: messages.logoLead,
      action: <Way to={siteSettings.key}>{messages.toLogo}</Way>,
    },
    demo.data && {
      name: 'demo',
      isDone: demo.data.total === 0,
      title: messages.demo,
      lead: messages.demoLead(number(demo.data.total, language)),
      action: <DemoRemoval left={demo.data} />,
    },
  ]
  const steps = known.filter((step) => step !== undefined)
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null

  return (
    <section className={`box ${styles.firstDay}`} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{messages.heading}</h2>
        <p className="muted">{messages.progress(done, steps.length)}</p>
      </header>
      <ol>
        {steps.map(({ name, isDone, title, lead, action }) => (
          <li key={name} data-done={isDone}>
            <span className={styles.sign}>
              {isDone && <Icon name="check" size={16} />}
              <VisuallyHidden>{isDone ? messages.done : messages.toDo}</VisuallyHidden>
            </span>
            <p>
              <strong>{title}</strong>
              {!isDone && <span className="muted">{lead}</span>}
            </p>
            {!isDone && action}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A singleton under a query key of its own: its form must not start with data cached here. */
const useContent = (key: string) =>
  useGetOne<RaRecord<string>>(key, { id: key, meta: { isOverview: true } }, { gcTime: 0 })

/** Link to a singleton's form. */
function Way({ to, children }: { to: string; children: ReactNode }) {
  const options = useConfig().find((each) => isSingletonOptions(each) && each.singleton.key === to)
  if (!options) return null
  return (
    <Button variant="outlined" component={Link} to={listPath(pathBelowAdmin(options))}>
      {children}
    </Button>
  )
}

/** Removes the demo content in one step, after a confirmation that lists it. */
export function DemoRemoval({ left }: { left: DemoContent }) {
  const { firstDay: messages } = useMessages().dashboard
  const language = usePreference(locale)
  const notify = useNotify()
  const nameOf = usePartNames()
  const { mutate, isPending } = useDemoRemoval({
    onRemoved: ({ total }) => notify(messages.demoRemoved(number(total, language))),
    onFailed: (error) => notify(errorMessage(error, messages.demoFailed), { type: 'error' }),
  })
  function remove() {
    const parts = new Intl.ListFormat(language).format(left.parts.map(nameOf))
    if (!isPending && window.confirm(messages.confirmDemo(parts))) mutate()
  }
  return (
    <Button
      variant="outlined"
      color="error"
      startIcon={<Icon name="trash" size={18} />}
      aria-disabled={isPending}
      onClick={remove}
    >
      {isPending ? messages.removingDemo : messages.removeDemo}
    </Button>
  )
}

/** `8 ürün` for a resource, the title for a singleton. */
function usePartNames() {
  const language = usePreference(locale)
  const config = useConfig()
  return ({ name, count }: DemoContent['parts'][number]): string => {
    for (const options of config) {
      if (isResourceOptions(options) && options.resource.name === name)
        return resourceTexts(options.resource, language).count(count)
      if (isSingletonOptions(options) && options.singleton.key === name)
        return singletonTexts(options.singleton, language).title
    }
    return `${count} ${name}`
  }
}

/** Demo content that was not changed. */
export function useDemoContent() {
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

interface Told {
  onRemoved: (removed: DemoContent) => void
  onFailed: (error: Error) => void
}

/** Removes it and invalidates all queries. */
export function useDemoRemoval({ onRemoved, onFailed }: Told) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => (await call(demoContentEndpoints.remove)) as DemoContent,
    onSuccess: onRemoved,
    onError: onFailed,
    onSettled: () => void queryClient.invalidateQueries(),
  })
}
