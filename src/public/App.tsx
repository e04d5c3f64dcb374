import { useEffect } from 'react'
import type { PageData } from '../contract/site.ts'
import { Answers } from './data/Answers.tsx'
import { PostedFormProvider } from './features/contact/PostedForm.tsx'
import { Shell } from './layout/Shell.tsx'
import { PicturesContext } from './media/pictureFacts.ts'
import { type CollectHead, HeadCollector } from './meta/Head.tsx'
import { SiteContext } from './meta/SiteContext.ts'
import { answerEarly } from './navigation/answerEarly.ts'

interface AppProps extends PageData {
  /** Takes the head's tags, where the head is not the root's to write: on the server. */
  collectHead?: CollectHead
}

const NO_PICTURES = {}

/** The public site. Stands in a `BrowserPlace`, or on the server in a `StaticPlace`. */
export function App({ site, answers, pictures = NO_PICTURES, form, collectHead }: AppProps) {
  useEffect(answerEarly, [])
  return (
    <SiteContext value={site}>
      <HeadCollector value={collectHead ?? null}>
        <PicturesContext value={pictures}>
          <PostedFormProvider form={form}>
            <Answers answers={answers}>
              <Shell />
            </Answers>
          </PostedFormProvider>
        </PicturesContext>
      </HeadCollector>
    </SiteContext>
  )
}
