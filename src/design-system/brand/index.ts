export { appIcon, favicon } from './favicon.ts'
export { Mark, type MarkProps } from './Mark.tsx'
