/** Actor of a change, for the audit log and versions. */
export interface Actor {
  /** An administrator's email address, `key:` and the name of an API key, `system` for the server itself, or null for a visitor. */
  by: string | null
  /** Client network (`platform/http/clientAddress.ts`); the audit log stores its first half. */
  address: string | null
}

export const SYSTEM: Actor = { by: 'system', address: null }
