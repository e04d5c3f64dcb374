import { useEffect } from 'react'
import type { PageData } from '../contract/site.ts'
import { PostedFormProvider } from './contact/PostedForm.tsx'
import { type CollectHead, HeadCollector } from './document/Head.tsx'
import { SiteContext } from './document/SiteContext.ts'
import { PicturesContext } from './pictures/PicturesContext.ts'
import { Shell } from './shell/Shell.tsx'
import { Answers } from './waking/Answers.tsx'
import { answerEarly } from './waking/answerEarly.ts'

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
