import Button from '@mui/material/Button'
import { Note } from './layout/Note.tsx'
import { PageBody } from './layout/PageBody.tsx'
import { useWords } from './words.ts'

/** In the place of what threw an error, or could not be loaded. */
export function Broken() {
  const { form: words } = useWords()
  return (
    <PageBody>
      <Note tone="bad" title={words.broken} lead={words.brokenLead}>
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {words.refresh}
        </Button>
      </Note>
    </PageBody>
  )
}
