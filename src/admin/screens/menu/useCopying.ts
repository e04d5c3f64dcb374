import { type RaRecord, useDataProvider } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { pathsOf, useEntry, useTexts } from '../../entries/entries.ts'
import { useNotifier } from '../../layout/useNotifier.ts'
import { locale, usePreference } from '../../preferences/preferences.ts'
import { copyOf } from '../copies.ts'
import { useWayHere } from '../wayBack.ts'

/** Opens the form of a copy. The record is read first: a list leaves out what is heavy. */
export function useCopying({ id }: RaRecord) {
  const entry = useEntry()
  const { resource } = entry
  const texts = useTexts()
  const language = usePreference(locale)
  const notify = useNotifier()
  const navigate = useNavigate()
  const wayHere = useWayHere()
  const dataProvider = useDataProvider()
  return async () => {
    try {
      const { data } = await dataProvider.getOne(resource.name, { id })
      navigate(pathsOf(entry).create, { state: { ...wayHere, copied: copyOf(resource, data, language) } })
    } catch {
      notify(texts.loadFailed, 'error')
    }
  }
}
