/** Folders with further tests elsewhere. */
const elsewhere: Record<string, readonly string[]> = {
  'src/admin/inbox': ['tests/integration/admin/inbox.test.tsx'],
  'src/admin/form': [
    'src/admin/inputs/inputs.test.tsx',
    'tests/integration/admin/trashAndVersions.test.tsx',
    'tests/integration/admin/visibility.test.tsx',
  ],
  'src/server/platform/mail': ['src/server/features/contact/notifications.test.ts'],
}

/** Paths of the tests that should detect mutants of a folder or file. */
export const testsOf = (path: string): string[] => [path.replace(/tsx?$/, ''), ...(elsewhere[path] ?? [])]
