import { writeFile } from 'node:fs/promises'
import { lookModule } from '../src/design-system/brand/lookModule.ts'
import { stylesheet, workStylesheet } from '../src/design-system/tokens/stylesheet.ts'

/** Writes tokens.css and work.css from the token tables, and what rooms that do not know those are told of them (`npm run tokens`). */
const home = new URL('../src/design-system/tokens/', import.meta.url)
await writeFile(new URL('tokens.css', home), stylesheet())
await writeFile(new URL('work.css', home), workStylesheet())
await writeFile(new URL('../src/company/look.ts', import.meta.url), lookModule())
