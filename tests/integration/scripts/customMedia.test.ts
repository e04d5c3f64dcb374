import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { phone } from '../../../src/design-system/tokens/breakpoints.ts'
import { ROOT } from '../../helpers/siteServer.ts'

const config = resolveConfig({ root: ROOT, configFile: join(ROOT, 'vite.config.ts') }, 'serve')
const built = async (css: string) => (await preprocessCSS(css, join(ROOT, 'some.module.css'), await config)).code

test('custom media: a name is replaced by its breakpoint', async () => {
  expect(await built('@media (--phone) and (hover: none) { .a { color: red } }')).toContain(
    `@media ${phone} and (hover: none)`,
  )
})

test('custom media: replaced in composed CSS modules too', async () => {
  const css = await built('.a { composes: field from "./src/admin/form/ConflictDialog.module.css" }')
  expect(css).toContain(`@media ${phone}`)
  expect(css).not.toContain('@media (--')
})

test('custom media: an unknown name fails the build', async () => {
  await expect(built('@media (--fone) { .a { color: red } }')).rejects.toThrow('Unknown breakpoint fone')
})
