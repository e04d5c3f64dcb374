import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { pictures } from '../../contract/resources/pictures.ts'
import { renew } from '../api/queryClient.ts'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useTexts } from '../entries/entries.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import { usePictureWords } from './usePictureWords.ts'
import { useSending } from './useSending.ts'

/** Sends pictures to the library, which shows each as it arrives; says in the end how many have. */
export function useSendPictures() {
  const words = usePictureWords()
  const texts = useTexts()
  const notify = useNotifier()
  const queries = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const sending = useSending({
    send: (picture, how) => dataProvider.upload(pictures.name, 'url', picture, how),
    onSent: () => void renew(queries, [pictures.name]),
    failed: texts.uploadFailed,
  })
  const say = (sent: number) => void (sent > 0 && notify(words.uploaded(sent)))
  return {
    ...sending,
    send: async (files: readonly File[]) => say(await sending.send(files)),
    retry: async () => say(await sending.retry()),
  }
}
