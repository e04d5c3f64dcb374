/** Registry of forms with unsaved changes or a running request, which would be lost if their screen were left. */
export interface DirtyForms {
  readonly isDirty: boolean
  /** Registers a form until the returned function is called. `onDiscard` is called if its changes are discarded on purpose. */
  register(onDiscard?: () => void): () => void
  /** Discards the changes of all forms: the record was deleted, or the user signs out after a confirmation. */
  discard(): void
}

export function createDirtyForms(): DirtyForms {
  const forms = new Set<{ onDiscard: () => void }>()
  return {
    get isDirty() {
      return forms.size > 0
    },
    register(onDiscard = () => {}) {
      const form = { onDiscard }
      forms.add(form)
      return () => forms.delete(form)
    },
    discard() {
      const all = [...forms]
      forms.clear()
      for (const { onDiscard } of all) onDiscard()
    },
  }
}
