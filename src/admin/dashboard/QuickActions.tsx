import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { resourceTexts } from '../../contract/i18n/admin/resources.ts'
import { useCapabilities } from '../capabilities.tsx'
import { useConfig } from '../entries/configContext.ts'
import { isResourceEntry, pathsOf } from '../entries/entries.ts'
import { useWords } from '../i18n/words.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import styles from './QuickActions.module.css'

/** The way to a new record of each kind that can be made here. */
export function QuickActions() {
  const { dashboard: words } = useWords()
  const language = usePreference(locale)
  const { offers } = useCapabilities()
  const entries = useConfig()
    .filter(isResourceEntry)
    .filter(({ resource, requires }) => resource.endpoints.create && offers(requires))
  return (
    <nav aria-label={words.quickActions} className={styles.actions}>
      {entries.map((entry) => (
        <Button
          key={entry.resource.name}
          variant="outlined"
          component={Link}
          to={pathsOf(entry).create}
          startIcon={<Icon name="plus" size={18} />}
        >
          {resourceTexts(entry.resource, language).add}
        </Button>
      ))}
    </nav>
  )
}
