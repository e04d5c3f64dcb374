import { readFile } from 'node:fs/promises'

const fonts = new URL('../../src/design-system/fonts/', import.meta.url)

/** The site's fonts as a style sheet, with their files as `data:` URLs. */
export async function fontFaces(): Promise<string> {
  let css = await readFile(new URL('fonts.css', fonts), 'utf8')
  for (const [, name = ''] of css.matchAll(/url\("\.\/(.+?)"\)/g))
    css = css.replaceAll(
      `./${name}`,
      `data:font/woff2;base64,${(await readFile(new URL(name, fonts))).toString('base64')}`,
    )
  return css
}
