import { useWords } from '../words.ts'

const SYSTEM = 'system'

/** Who did something, as people read it. */
export function useWho(): (by: string | null) => string {
  const { history: words } = useWords()
  return (by) => (by === null ? words.nobody : by === SYSTEM ? words.system : by)
}
