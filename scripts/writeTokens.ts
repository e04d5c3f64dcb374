import { readFile, writeFile } from 'node:fs/promises'
import { markModule } from '../src/design-system/brand/markModule.ts'
import { stylesheet, workStylesheet } from '../src/design-system/tokens/stylesheet.ts'

/** `npm run tokens`: writes the stylesheets of the tokens, and the company's mark and colours as modules. */
const tokens = new URL('../src/design-system/tokens/', import.meta.url)
const company = new URL('../src/company/', import.meta.url)
await writeFile(new URL('mark.ts', company), markModule(await readFile(new URL('mark.svg', company), 'utf8')))
await writeFile(new URL('tokens.css', tokens), stylesheet())
await writeFile(new URL('work.css', tokens), workStylesheet())
// Imports the mark, so it is loaded after that has been written.
const { lookModule } = await import('../src/design-system/brand/lookModule.ts')
await writeFile(new URL('look.ts', company), lookModule())
