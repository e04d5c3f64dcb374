import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import '../src/design-system/styles.css'
import '../src/design-system/tokens/work.css'

/** A machine that does other things meanwhile is waited for. */
configure({ asyncUtilTimeout: 20_000 })

/** Shows a story as a page would: the theme's class and the language on the document root. */
const onPage: Decorator = (Story, { globals }) => {
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', globals.theme === 'dark')
    document.documentElement.lang = globals.locale
  }, [globals.theme, globals.locale])
  return <Story />
}

const preview: Preview = {
  decorators: [onPage],
  initialGlobals: { theme: 'light', locale: 'tr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Theme: light', icon: 'sun' },
          { value: 'dark', title: 'Theme: dark', icon: 'moon' },
        ],
      },
    },
    locale: {
      description: 'Language of the page',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'tr', title: 'Türkçe' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Guide', 'Ground', 'Components', 'Used once'] } },
  },
}

export default preview
