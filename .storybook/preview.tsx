import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import '../src/design-system/styles.css'
import '../src/design-system/tokens/work.css'
import { classNames } from '../src/design-system/components/classNames.ts'
import { PATIENCE } from '../tests/setup/patience.ts'
import styles from './preview.module.css'

configure({ asyncUtilTimeout: PATIENCE })

/**
 * Shows a story as a page would: the theme's class and the language on the document root. On a page of docs, where day
 * and night stand together, each has a ground of its own, which also holds what would cling to the window.
 */
const onPage: Decorator = (Story, { globals: { theme, locale }, parameters: { layout }, viewMode }) => {
  const isAlone = viewMode !== 'docs'
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', theme === 'dark' && isAlone)
    document.documentElement.lang = locale
  }, [theme, locale, isAlone])
  return isAlone ? (
    <Story />
  ) : (
    <div className={classNames(theme, styles.ground)} data-layout={layout}>
      <Story />
    </div>
  )
}

/** Words can be tried in the controls; what is drawn is seen in stories. */
const noControlsForNodes: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isNode = argType.table?.type?.summary === 'ReactNode' && typeof initialArgs[name] !== 'string'
      return [name, isNode ? { ...argType, control: false } : argType]
    }),
  )

const preview: Preview = {
  tags: ['autodocs'],
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
  argTypesEnhancers: [noControlsForNodes],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { canvas: { layout: 'fullscreen' } },
    options: { storySort: { order: ['Guide', 'Ground', 'Components', 'Site'] } },
  },
}

export default preview
