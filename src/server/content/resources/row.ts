/** A record as the API shows it. */
export type Row = Record<string, unknown> & { id: number; createdAt: string; updatedAt: string }

/** Fields by name, as they are given or stored. */
export type Values = Record<string, unknown>
