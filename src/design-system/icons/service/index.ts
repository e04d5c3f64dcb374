export { type ServiceIconName, serviceIconNames } from './names.ts'
export { ServiceIcon } from './ServiceIcon.tsx'
