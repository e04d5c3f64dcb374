import Button from '@mui/material/Button'
import { ADMIN_PATH } from '../../contract/constants.ts'
import { useWords } from '../i18n/words.ts'
import { Note } from './Note.tsx'
import { PageBody } from './PageBody.tsx'

/** In the place of what threw an error, or could not be loaded: the same address once more, or out of it, by another document. */
export function Broken() {
  const { form: words, notFound } = useWords()
  return (
    <PageBody>
      <Note tone="bad" title={words.broken} lead={words.brokenLead}>
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {words.refresh}
        </Button>
        <Button variant="outlined" href={ADMIN_PATH}>
          {notFound.back}
        </Button>
      </Note>
    </PageBody>
  )
}
