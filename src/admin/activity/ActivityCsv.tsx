import { auditLogEndpoints } from '../../contract/api/endpoints.ts'
import { callOf } from '../api/calls.ts'
import { sentenceOf } from '../api/failure.ts'
import { fileAt } from '../api/fileAt.ts'
import { CsvButton } from '../layout/CsvButton.tsx'
import { useServices } from '../services.ts'
import { filterOf, useActivityWords, type Wanted } from './useActivity.ts'

/** Saves what the list shows, and all that is older, as the server's file for spreadsheets. */
export function ActivityCsv({ wanted }: { wanted: Wanted }) {
  const words = useActivityWords()
  const { apiUrl, session } = useServices()
  const search = new URLSearchParams({ filter: JSON.stringify(filterOf(wanted)) })
  const url = `${apiUrl}${callOf(auditLogEndpoints.list).path}?${search}`
  return (
    <CsvButton
      file="etkinlik"
      words={{ save: words.csv, saving: words.saving }}
      contentOf={() => session.run((token) => fileAt(url, token, 'text/csv'), { asksInPlace: true })}
      sayFailure={(error) => sentenceOf(error, words.csvFailed)}
    />
  )
}
