import { writeFile } from 'node:fs/promises'
import { stylesheet } from '../src/design-system/tokens/stylesheet.ts'

/** Writes tokens.css from the token tables (`npm run tokens`). */
await writeFile(new URL('../src/design-system/tokens/tokens.css', import.meta.url), stylesheet())
