import { create } from 'storybook/theming'
import { palette } from '../src/company/palette.ts'
import { scale, type Theme } from '../src/design-system/tokens/index.ts'

/** Storybook's own pages in the site's colours and text font. */
export const storybookTheme = (theme: Theme) => {
  const hex = (name: Parameters<typeof palette.hex>[0]) => palette.hex(name, theme)
  return create({
    base: theme,
    brandTitle: 'Filiz design system',
    fontBase: scale.text,
    colorPrimary: hex('green'),
    colorSecondary: hex('green'),
    appBg: hex('paper-2'),
    appContentBg: hex('paper'),
    appPreviewBg: hex('paper'),
    appBorderColor: hex('line'),
    textColor: hex('ink'),
    textMutedColor: hex('ink-2'),
    barTextColor: hex('ink-2'),
    barSelectedColor: hex('green'),
    barHoverColor: hex('green'),
    barBg: hex('paper'),
    inputBg: hex('surface'),
    inputBorder: hex('line-2'),
    inputTextColor: hex('ink'),
  })
}
