import { breakpoints } from '../src/design-system/tokens/breakpoints.ts'

interface MediaRule {
  params: string
  error(message: string): Error
}
interface Root {
  walkAtRules(name: string, visit: (rule: MediaRule) => void): void
}

/**
 * PostCSS plugin: replaces the names of the tokens' breakpoints (`@media (--phone)`, Media Queries 5) by their values;
 * an unknown name is an error. Runs last, because composed modules are inserted only then.
 */
export const customMedia = {
  postcssPlugin: 'custom-media',
  OnceExit(root: Root): void {
    root.walkAtRules('media', (rule) => {
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
        const query = breakpoints[name]
        if (!query) throw rule.error(`Unknown breakpoint ${name}: tokens/breakpoints.ts has the names.`)
        return query
      })
    })
  },
}
