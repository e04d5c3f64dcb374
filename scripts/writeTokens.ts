import { writeFile } from 'node:fs/promises'
import { stylesheet, workStylesheet } from '../src/design-system/tokens/stylesheet.ts'

/** Writes tokens.css and work.css from the token tables (`npm run tokens`). */
const home = new URL('../src/design-system/tokens/', import.meta.url)
await writeFile(new URL('tokens.css', home), stylesheet())
await writeFile(new URL('work.css', home), workStylesheet())
