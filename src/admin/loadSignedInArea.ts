/** React-admin and the screens. Who is not signed in waits for the login form alone, and this comes while they type. */
export const loadSignedInArea = () => import('./SignedInArea.tsx')
