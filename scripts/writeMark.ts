import { readFile, writeFile } from 'node:fs/promises'
import { markModule } from '../src/design-system/brand/markModule.ts'

/** Takes the company's mark from its file into the code of pages (`npm run tokens`). */
const home = new URL('../src/company/', import.meta.url)
await writeFile(new URL('mark.ts', home), markModule(await readFile(new URL('mark.svg', home), 'utf8')))
