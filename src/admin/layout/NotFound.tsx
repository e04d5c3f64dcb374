import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { ADMIN_PATH } from '../../contract/constants.ts'
import { useWords } from '../i18n/words.ts'
import { Note } from './Note.tsx'
import { PageBody } from './PageBody.tsx'
import { PageHead } from './PageHead.tsx'

/** An address below `/admin` where there is nothing. */
export function NotFound() {
  const { notFound } = useWords()
  return (
    <>
      <PageHead title={notFound.title} />
      <PageBody>
        <Note lead={notFound.lead}>
          <Button variant="outlined" component={Link} to={ADMIN_PATH}>
            {notFound.back}
          </Button>
        </Note>
      </PageBody>
    </>
  )
}
