import Button from '@mui/material/Button'
import { useFormIsDirty, useRecordContext } from 'ra-core'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useWords } from '../i18n/words.ts'
import { useCameFromList, useWayBack } from './wayBack.ts'

interface WayOutProps {
  listPath: string
  isDone: boolean
}

/** Out of a form: what is not saved is given up; where all is saved, it is the way back to where one was in the list. */
export function WayOut({ listPath, isDone }: WayOutProps) {
  const { form: words } = useWords()
  const isDirty = useFormIsDirty()
  const isNew = useRecordContext()?.id === undefined
  const navigate = useNavigate()
  const cameFromList = useCameFromList()

  /** A step back shows the list scrolled as it was; a new window or tab takes the address. */
  function goBack(event: MouseEvent) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!cameFromList || !isPlain) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Button variant="outlined" component={Link} to={useWayBack(listPath)} onClick={goBack}>
      {isDirty || (isNew && !isDone) ? words.cancel : words.back}
    </Button>
  )
}
