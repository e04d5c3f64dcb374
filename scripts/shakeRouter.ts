import type { Plugin } from 'vite'

/**
 * Lets a build leave out what it does not use of React Router. Its components are results of calls, or classes, and get
 * names and contexts afterwards; a bundler cannot know that nobody misses either, and keeps them all with everything
 * they import: 8 kB of gzip on every page of the site. Its package has one build for browsers, which warns developers.
 */
export const shakeRouter = (): Plugin => ({
  name: 'shake-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.(displayName|contextType) = .*;$/gm, '')
        .replace(/= (\w+\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/= (class extends \w+\.Component )/g, '= /* @__PURE__ */ $1')
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
      map: null,
    }),
  },
})
