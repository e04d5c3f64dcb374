/**
 * Which files hold the screen at an address (`URLPattern`), from this folder on; the first that fits. The build hands it
 * to the server, whose document names them with all that they import, so that none waits until another has run.
 */
export const screenFiles: readonly (readonly [pathname: string, ...files: string[]])[] = [
  ['/login', 'account/LoginPage.tsx'],
  ['/admin', 'SignedInArea.tsx', 'dashboard/Dashboard.tsx'],
  ['/admin/inbox{/*}?', 'SignedInArea.tsx', 'inbox/InboxScreen.tsx'],
  ['/admin/blog', 'SignedInArea.tsx', 'blog/PostListScreen.tsx'],
  ['/admin/blog/*', 'SignedInArea.tsx', 'blog/PostFormScreens.tsx'],
  ['/admin/settings/(about|site)', 'SignedInArea.tsx', 'screens/SingletonScreen.tsx'],
  ['/admin/settings/contact', 'SignedInArea.tsx', 'contact/ContactScreen.tsx'],
  ['/admin/settings/account', 'SignedInArea.tsx', 'account/AccountScreen.tsx'],
  ['/admin/*/new', 'SignedInArea.tsx', 'screens/CreateScreen.tsx'],
  ['/admin/*/edit/:id', 'SignedInArea.tsx', 'screens/EditScreen.tsx'],
  ['/admin/*', 'SignedInArea.tsx', 'screens/ListScreen.tsx'],
]
