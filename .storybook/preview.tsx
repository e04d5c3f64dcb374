import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Decorator, Preview } from '@storybook/react-vite'
import { lazy, type PropsWithChildren, Suspense, useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import '../src/company/colours.css'
import '../src/company/panelColours.css'
import '../src/design-system/styles.css'
import { loadTexts } from '../src/public/i18n/locale.ts'
import { TEST_TIMEOUT } from '../tests/helpers/timeouts.ts'
import styles from './preview.module.css'

configure({ asyncUtilTimeout: TEST_TIMEOUT })

// Loaded on docs pages alone: tests of stories need none of its libraries.
const DocsPage = lazy(() => import('./DocsPage.tsx'))

/** Shows a story in the toolbar's theme and language: on the document root, as the site does, or on a docs page's canvas. */
const InContext: Decorator = (Story, { globals: { theme, locale }, parameters: { layout }, viewMode }) => {
  const isAlone = viewMode !== 'docs'
  useLayoutEffect(() => {
    if (!isAlone) return
    document.documentElement.classList.toggle('dark', theme === 'dark')
    document.documentElement.lang = locale
  }, [theme, locale, isAlone])
  return isAlone ? (
    <Story />
  ) : (
    <div lang={locale} className={styles.canvas} data-layout={layout}>
      <Story />
    </div>
  )
}

/** Controls for texts, but none for elements. */
const noControlsForNodes: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isNode = argType.table?.type?.summary === 'ReactNode' && typeof initialArgs[name] !== 'string'
      return [name, isNode ? { ...argType, control: false } : argType]
    }),
  )

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [InContext],
  loaders: [() => loadTexts('tr')],
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
    docs: {
      container: (props: PropsWithChildren<DocsContainerProps>) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
      canvas: { layout: 'fullscreen' },
    },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Start here', 'Which component', 'Layout', 'Voice', 'States'],
          'Tokens',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons'],
          'Components',
          'Site',
        ],
      },
    },
  },
}

export default preview
