import { useGetList, useRecordContext } from 'ra-core'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { OrderField } from '../../contract/schema/fieldTypes.ts'
import { useSubject } from '../entries/entries.ts'
import { IntegerInput } from './plainInputs.tsx'
import type { WidgetProps } from './widget.ts'

const COUNT_ONLY = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } as const, filter: {} }

/** Where a row stands among the others. A new one goes last: its number is (count + 1) times the declared step. */
export function OrderInput(props: WidgetProps<OrderField>) {
  const { source, field } = props
  const { name } = useSubject()
  const isNew = useRecordContext()?.id === undefined
  const { total } = useGetList(name, COUNT_ONLY, { enabled: isNew })
  const { getFieldState, resetField } = useFormContext()
  useEffect(() => {
    if (total === undefined || getFieldState(source).isDirty) return
    resetField(source, { defaultValue: (total + 1) * field.step })
  }, [total, source, field.step, getFieldState, resetField])
  return <IntegerInput {...props} />
}
