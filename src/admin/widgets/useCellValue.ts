import { useRecordContext } from 'ra-core'

/** The record's value in this column. */
export const useCellValue = (source: string): unknown => useRecordContext()?.[source]
