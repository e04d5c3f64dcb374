import { writeFile } from 'node:fs/promises'
import { drawServiceIcons } from '../src/design-system/icons/service/drawServiceIcons.ts'

/** Writes the service icons into the one file that pages show them from. */
await writeFile(new URL('../src/design-system/icons/service/drawn.svg', import.meta.url), drawServiceIcons())
