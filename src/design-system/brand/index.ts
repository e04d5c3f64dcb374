export { appIcon, favicon, markOnField } from './favicon.ts'
export { Mark, type MarkProps } from './Mark.tsx'
