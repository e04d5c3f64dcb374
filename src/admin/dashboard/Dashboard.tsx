import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useWords } from '../words.ts'
import { Counts } from './Counts.tsx'
import { Waiting } from './Waiting.tsx'

/** `/admin`: how much there is of everything, and what waits for the administrator. */
export function Dashboard() {
  const { dashboard: words } = useWords()
  return (
    <>
      <PageHead title={words.heading} />
      <PageBody>
        <Counts />
        <Waiting />
      </PageBody>
    </>
  )
}
