import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { phone } from '../../src/design-system/tokens/breakpoints.ts'
import { ROOT } from '../siteServer.ts'

const config = resolveConfig({ root: ROOT, configFile: join(ROOT, 'vite.config.ts') }, 'serve')
const built = async (css: string) => (await preprocessCSS(css, join(ROOT, 'some.module.css'), await config)).code

test('a breakpoint stands where its name is', async () => {
  expect(await built('@media (--phone) and (hover: none) { .a { color: red } }')).toContain(
    `@media ${phone} and (hover: none)`,
  )
})

test('it stands there too in what a module composes from another', async () => {
  const css = await built('.a { composes: field from "./src/admin/form/ConflictDialog.module.css" }')
  expect(css).toContain(`@media ${phone}`)
  expect(css).not.toContain('@media (--')
})

test('a name that no breakpoint has stops the build', async () => {
  await expect(built('@media (--fone) { .a { color: red } }')).rejects.toThrow('No breakpoint is called fone')
})
