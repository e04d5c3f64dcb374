import { lazyPage } from '../../navigation/lazyPage.tsx'

/** The code that draws posts' text, with its parser: not for those who get it drawn (`PostText`). */
export const postTextCode = lazyPage('src/design-system/components/Markdown/Markdown.tsx', async () => {
  const { Markdown } = await import('@filiz/design-system/Markdown')
  return { default: Markdown }
})
