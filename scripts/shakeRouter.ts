import type { Plugin } from 'vite'

/**
 * Lets a build leave out what it does not use of React Router. Its components are results of calls and get display
 * names afterwards; a bundler cannot know that nobody misses either, and keeps them all with everything they import:
 * 7 kB of gzip on every page of the site.
 */
export const shakeRouter = (): Plugin => ({
  name: 'shake-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (\w+\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
})
