/** Rooms whose tests do not all stand beside them. */
const elsewhere: Record<string, readonly string[]> = {
  'src/admin/inbox': ['tests/integration/admin/inbox.test.tsx'],
  'src/admin/form': [
    'src/admin/inputs/inputs.test.tsx',
    'tests/integration/admin/trashAndVersions.test.tsx',
    'tests/integration/admin/visibility.test.tsx',
  ],
  'src/server/platform/mail': ['src/server/features/contact/notifications.test.ts'],
}

/** Where the tests are that should notice what breaks in a folder, or in a file. */
export const testsOf = (room: string): string[] => [room.replace(/tsx?$/, ''), ...(elsewhere[room] ?? [])]
