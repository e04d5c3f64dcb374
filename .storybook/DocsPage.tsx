import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { Theme } from '../src/design-system/tokens/themes.ts'
import { storybookTheme } from './theme.ts'

const channel = addons.getChannel()

const subscribe = (onChange: () => void) => {
  channel.on(GLOBALS_UPDATED, onChange)
  return () => channel.off(GLOBALS_UPDATED, onChange)
}

const getTheme = (): Theme => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0].globals.theme ?? 'light'

/** A docs page in the toolbar's theme. A decorator would not do: pages may have no story. */
export default function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(subscribe, getTheme)
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', theme === 'dark')
  }, [theme])
  return <DocsContainer {...props} theme={storybookTheme(theme)} />
}
