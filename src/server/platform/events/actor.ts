/** Who does something, for whatever writes down what was done. */
export interface Actor {
  /** An administrator's e-mail address; `key:` and its name for a program's key; `system` for what the server does by itself; null for visitors. */
  by: string | null
  /** Where they are, as limits of requests know it (`platform/http/clientAddress.ts`); whoever keeps it shortens it. */
  address: string | null
}

export const SYSTEM: Actor = { by: 'system', address: null }
