import type { StorybookConfig } from '@storybook/react-vite'

/** The design system's workshop. It takes the site's Vite settings, but none of the builds declared there. */
const config: StorybookConfig = {
  stories: ['../src/design-system/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: ({ base: _base, ...vite }) => ({
    ...vite,
    build: { ...vite.build, manifest: false, rolldownOptions: { ...vite.build?.rolldownOptions, input: undefined } },
  }),
}

export default config
