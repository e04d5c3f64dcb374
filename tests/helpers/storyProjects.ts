import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { customMedia } from '../../scripts/customMedia.ts'
import { type Theme, themes } from '../../src/design-system/tokens/themes.ts'
import { browserOptions } from './browser.ts'
import { TEST_TIMEOUT } from './timeouts.ts'

/** Storybook's own test panel allows a single project: it renames each that uses the plugin. */
const storyThemes = process.env.VITEST_STORYBOOK ? (['light'] as const) : themes

/** Vitest projects: every story, with axe, in each theme (the initial value of the toolbar's `theme`). */
export const storyProjects = storyThemes.map((theme: Theme) => ({
  plugins: [react(), storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
  css: { postcss: { plugins: [customMedia] } },
  test: {
    name: `stories-${theme}`,
    isolate: false,
    browser: {
      enabled: true,
      connectTimeout: 5 * TEST_TIMEOUT,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserOptions() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}))
