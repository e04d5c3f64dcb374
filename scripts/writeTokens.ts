import { readFile, writeFile } from 'node:fs/promises'
import { palette, panelColours, siteColours } from '../src/company/palette.ts'
import { coloursSheet, tokensSheet } from '../src/design-system/tokens/index.ts'
import { lookModule, markModule } from './companyFiles.ts'

/** `npm run tokens`: writes the tokens' stylesheet, and the company's colours and mark as stylesheets and modules. */
const company = new URL('../src/company/', import.meta.url)
const mark = markModule(await readFile(new URL('mark.svg', company), 'utf8'))
await writeFile(new URL('../src/design-system/tokens/tokens.css', import.meta.url), tokensSheet())
await writeFile(new URL('colours.css', company), coloursSheet(palette, siteColours))
await writeFile(new URL('panelColours.css', company), coloursSheet(palette, panelColours))
await writeFile(new URL('mark.ts', company), mark)
await writeFile(new URL('look.ts', company), lookModule(mark))
