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
      description: 'Day or night over the field',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
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
    options: { storySort: { order: ['Ground', 'Components'] } },
  },
}

export default preview
