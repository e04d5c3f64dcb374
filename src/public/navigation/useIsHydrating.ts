import { useSyncExternalStore } from 'react'

/** Whether React takes over what the server wrote; on the server nobody does. */
export const useIsHydrating = (): boolean => useSyncExternalStore(unchanging, no, isHydrating)

/** Says that React leaves what is inside alone: it is neither compared nor drawn anew. */
export const AS_IT_CAME = { __html: '' }

const unchanging = () => () => {}
const no = () => false
const isHydrating = () => !import.meta.env.SSR
