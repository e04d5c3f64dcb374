/** What is written of something, with its English under `en` where there is any. */
export type Written = Readonly<Record<string, unknown>> & { readonly en?: unknown }

/** The same in English; what is missing or empty there is the Turkish one. In lists each item has its own. */
export function inEnglish({ en, ...turkish }: Written): Readonly<Record<string, unknown>> {
  const lists = Object.entries(turkish).filter(([, value]) => Array.isArray(value))
  return {
    ...turkish,
    ...Object.fromEntries(lists.map(([name, items]) => [name, (items as Written[]).map(inEnglish)])),
    ...Object.fromEntries(Object.entries(en ?? {}).filter(([, text]) => text)),
  }
}
