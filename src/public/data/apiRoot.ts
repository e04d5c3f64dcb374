const OWN = '/api'

/** Where the API is: our own server's, or another that keeps the specification (`VITE_API_URL`). */
export const apiRoot = (): string => (import.meta.env.VITE_API_URL || OWN).replace(/\/+$/, '')

/** Whether it is our own, which knows more than the specification asks for. */
export const isOwnApi = (): boolean => apiRoot() === OWN
