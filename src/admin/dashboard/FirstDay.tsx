import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { type RaRecord, useGetOne } from 'ra-core'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { contactInfo } from '../../contract/singletons/contactInfo.ts'
import { siteSettings } from '../../contract/singletons/siteSettings.ts'
import { useConfig } from '../entries/configContext.ts'
import { isSingletonEntry, pathBelowAdmin } from '../entries/entries.ts'
import { listPath } from '../entries/paths.ts'
import { number } from '../i18n/formats.ts'
import { useWords } from '../i18n/words.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { DemoRemoval } from './DemoRemoval.tsx'
import styles from './FirstDay.module.css'
import { useDemoContent } from './useDemoContent.ts'

interface Step {
  name: string
  isDone: boolean
  title: string
  lead: string
  action: ReactNode
}

/** What a site needs before its first visitor comes. The list goes away once all of it is done; what a server does not tell is not on it. */
export function FirstDay() {
  const { firstDay: words } = useWords().dashboard
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
      title: words.phone,
      lead: words.phoneLead,
      action: <Way to={contactInfo.key}>{words.toPhone}</Way>,
    },
    settings.data && {
      name: 'logo',
      isDone: Boolean(settings.data.logoUrl),
      title: words.logo,
      lead: words.logoLead,
      action: <Way to={siteSettings.key}>{words.toLogo}</Way>,
    },
    demo.data && {
      name: 'demo',
      isDone: demo.data.total === 0,
      title: words.demo,
      lead: words.demoLead(number(demo.data.total, language)),
      action: <DemoRemoval left={demo.data} />,
    },
  ]
  const steps = known.filter((step) => step !== undefined)
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null

  return (
    <section className={styles.firstDay} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{words.heading}</h2>
        <p>{words.progress(done, steps.length)}</p>
      </header>
      <ol>
        {steps.map(({ name, isDone, title, lead, action }) => (
          <li key={name} data-done={isDone}>
            <span className={styles.sign}>
              {isDone && <Icon name="check" size={16} />}
              <span className={styles.words}>{isDone ? words.done : words.toDo}</span>
            </span>
            <p>
              <strong>{title}</strong>
              {!isDone && <span>{lead}</span>}
            </p>
            {!isDone && action}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What is stored of a singleton, apart from what its form reads, which must not begin with what was read here. */
const useContent = (key: string) =>
  useGetOne<RaRecord<string>>(key, { id: key, meta: { isOverview: true } }, { gcTime: 0 })

/** The way to a singleton's form. */
function Way({ to, children }: { to: string; children: ReactNode }) {
  const entry = useConfig().find((each) => isSingletonEntry(each) && each.singleton.key === to)
  if (!entry) return null
  return (
    <Button variant="outlined" component={Link} to={listPath(pathBelowAdmin(entry))}>
      {children}
    </Button>
  )
}
