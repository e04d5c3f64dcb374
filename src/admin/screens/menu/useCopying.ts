import { type RaRecord, useDataProvider } from 'ra-core'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStands } from '../../api/useStands.ts'
import { pathsOf, useEntry, useTexts } from '../../entries/entries.ts'
import { copyOf } from '../../form/copies.ts'
import { useReturnState } from '../../form/returnTo.ts'
import { useNotifier } from '../../layout/useNotifier.ts'
import { locale, usePreference } from '../../preferences/preferences.ts'

/** Opens the form of a copy, unless the list was left meanwhile. The record is read first: a list leaves out what is heavy. */
export function useCopying({ id }: RaRecord) {
  const entry = useEntry()
  const { resource } = entry
  const texts = useTexts()
  const language = usePreference(locale)
  const notify = useNotifier()
  const navigate = useNavigate()
  const wayHere = useReturnState()
  const dataProvider = useDataProvider()
  const stands = useStands()
  const isBusy = useRef(false)
  return async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const { data } = await dataProvider.getOne(resource.name, { id, meta: { asksInPlace: true } })
      if (stands()) navigate(pathsOf(entry).create, { state: { ...wayHere, copied: copyOf(resource, data, language) } })
    } catch {
      notify(texts.loadFailed, 'error')
    }
    isBusy.current = false
  }
}
