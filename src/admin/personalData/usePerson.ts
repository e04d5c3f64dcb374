import { useState } from 'react'
import type { Erasure, PersonalData } from '../../contract/api/administration.ts'
import { personalDataEndpoints } from '../../contract/api/endpoints.ts'
import { useCall } from '../api/createCall.ts'
import { fieldTextsIn, sentenceOf } from '../api/failure.ts'
import { useSpoken } from '../i18n/words.ts'
import { usePersonalDataWords } from './usePersonalDataWords.ts'

/** What was found about somebody, and what became of it. */
export type Search =
  | { state: 'idle' | 'finding' }
  | { state: 'refused' | 'failed' | 'erased'; sentence: string }
  | { state: 'found' | 'erasing'; of: string; data: PersonalData; fault?: string }

/** Finds what is kept about a person, and erases it. */
export function usePerson() {
  const words = usePersonalDataWords()
  const call = useCall()
  const spoken = useSpoken()
  const [search, setSearch] = useState<Search>({ state: 'idle' })
  const isBusy = search.state === 'finding' || search.state === 'erasing'

  async function find(of: string) {
    if (isBusy) return
    if (!of) return setSearch({ state: 'refused', sentence: words.missing })
    setSearch({ state: 'finding' })
    try {
      const data = (await call(personalDataEndpoints.find, { query: { of }, asksInPlace: true })) as PersonalData
      setSearch({ state: 'found', of, data })
    } catch (error) {
      const { of: fault } = fieldTextsIn(error)
      setSearch(
        fault ? { state: 'refused', sentence: fault } : { state: 'failed', sentence: sentenceOf(error, words.failed) },
      )
    }
  }

  async function erase() {
    if (search.state !== 'found') return
    const { of, data } = search
    setSearch({ state: 'erasing', of, data })
    try {
      const answer = (await call(personalDataEndpoints.erase, { query: { of } })) as Partial<Erasure> | undefined
      const { messages = 0, mails = 0 } = answer ?? {}
      setSearch({ state: 'erased', sentence: spoken(answer, words.erased(messages, mails)) })
    } catch (error) {
      setSearch({ state: 'found', of, data, fault: sentenceOf(error, words.eraseFailed) })
    }
  }

  return { search, find, erase }
}
