import type { ReactElement } from 'react'
import type { PageData } from '../contract/site.ts'
import { ApiAnswers } from './api/ApiAnswers.tsx'
import { HeadCollector } from './document/Head.tsx'
import { SiteContext } from './document/SiteContext.ts'
import { Shell } from './shell/Shell.tsx'

interface AppProps extends PageData {
  /** Takes the head's tags, where the head is not the root's to write: on the server. */
  collectHead?: (tags: ReactElement) => void
}

/** The public site. Stands in a router. */
export function App({ site, answers, collectHead }: AppProps) {
  return (
    <SiteContext value={site}>
      <HeadCollector value={collectHead ?? null}>
        <ApiAnswers answers={answers}>
          <Shell />
        </ApiAnswers>
      </HeadCollector>
    </SiteContext>
  )
}
