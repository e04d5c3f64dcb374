import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { usedOnce } from '../src/design-system/workshop/usedOnce.ts'

const house = '../src/design-system'

const components = readdirSync(join(import.meta.dirname, house, 'components'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The design system's workshop. It takes the site's Vite settings, but none of the builds declared there. */
const config: StorybookConfig = {
  stories: [
    { directory: house, files: '{brand,icons,instruments,scenes,tokens,workshop}/*.stories.tsx' },
    ...components.map((name) => ({
      directory: `${house}/components/${name}`,
      files: '*.stories.tsx',
      titlePrefix: usedOnce.includes(name) ? 'Used once' : 'Components',
    })),
  ],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: ({ base: _base, ...vite }) => ({
    ...vite,
    build: { ...vite.build, manifest: false, rolldownOptions: { ...vite.build?.rolldownOptions, input: undefined } },
  }),
}

export default config
