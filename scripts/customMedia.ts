import { breakpoints } from '../src/design-system/tokens/breakpoints.ts'

interface MediaRule {
  params: string
  error(message: string): Error
}
interface Root {
  walkAtRules(name: string, visit: (rule: MediaRule) => void): void
}

/**
 * For PostCSS: the tokens' breakpoints in place of their names (`@media (--phone)`, Media Queries 5). A name that is none is an
 * error. Done in the end: what a module composes from another is put before it only then.
 */
export const customMedia = {
  postcssPlugin: 'custom-media',
  OnceExit(root: Root): void {
    root.walkAtRules('media', (rule) => {
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
        const query = breakpoints[name]
        if (!query) throw rule.error(`No breakpoint is called ${name}: those there are stand in tokens/breakpoints.ts.`)
        return query
      })
    })
  },
}
