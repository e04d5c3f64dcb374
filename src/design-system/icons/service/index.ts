export { type ServiceIconName, serviceIconNames } from './glyphs.ts'
export { ServiceIcon } from './ServiceIcon.tsx'
