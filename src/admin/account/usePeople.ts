import type { Person } from '../../contract/api/people.ts'
import { peopleCalls } from '../../contract/api/peopleCalls.ts'
import { useBeyond } from '../api/useBeyond.ts'

/** Who may sign in. */
export const usePeople = () => useBeyond<Person[]>(['people'], peopleCalls.list)
