import { useOptionalRecord } from '../api/optionalQueries.ts'

/** The mail server in force; `host` is null without one. */
export const useMailSettings = () => useOptionalRecord('mailSettings')
