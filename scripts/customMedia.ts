import { breakpoints } from '../src/design-system/tokens/breakpoints.ts'

interface MediaRule {
  params: string
  error(message: string): Error
}

/** For PostCSS: the tokens' breakpoints in place of their names (`@media (--phone)`, Media Queries 5). A name that is none is an error. */
export const customMedia = {
  postcssPlugin: 'custom-media',
  AtRule: {
    media(rule: MediaRule): void {
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
        const query = breakpoints[name]
        if (!query) throw rule.error(`No breakpoint is called ${name}: those there are stand in tokens/breakpoints.ts.`)
        return query
      })
    },
  },
}
