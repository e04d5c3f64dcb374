import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useFormContext } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { formEndTexts } from '../../contract/i18n/admin/phrases.ts'
import { useCapability } from '../capabilities.tsx'
import { pathsOf, useEntry } from '../entries/entries.ts'
import { listPath } from '../entries/paths.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'

/** The record was deleted while its form was open: what was typed may begin another, and the deleted one may be in the bin. */
export function GoneSave() {
  const words = formEndTexts[usePreference(locale)]
  const entry = useEntry()
  const hasTrash = useCapability('trash')
  const { unsaved } = useServices()
  const { getValues } = useFormContext()
  const navigate = useNavigate()

  function writeAnew() {
    const typed = getValues()
    // It goes on in another form.
    unsaved.giveUp()
    navigate(pathsOf(entry).create, { state: { typed } })
  }
  return (
    <>
      {entry.resource.endpoints.create && (
        <Button variant="outlined" startIcon={<Icon name="plus" size={18} />} onClick={writeAnew}>
          {words.anew}
        </Button>
      )}
      {hasTrash && (
        <Button variant="outlined" startIcon={<Icon name="trash" size={18} />} component={Link} to={listPath('bin')}>
          {words.seeBin}
        </Button>
      )}
    </>
  )
}
