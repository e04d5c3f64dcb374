/** What checks and sends a form: loaded when one is begun, which most who look at the page never do. */
export { faultIn, faultsIn } from '../../../contract/api/contactForm.ts'
export { keyOfDraft } from './draft.ts'
export { createFormToken } from './formToken.ts'
export { sendMessage } from './sendMessage.ts'
