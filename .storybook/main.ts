import type { StorybookConfig } from '@storybook/react-vite'

const house = '../src/design-system'

/** The design system's workshop. It takes the site's Vite settings, but none of the builds declared there. */
const config: StorybookConfig = {
  stories: [
    { directory: house, files: '{brand,icons,instruments,scenes,tokens,workshop}/*.stories.tsx' },
    { directory: `${house}/components`, files: '*/*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../src/public/components', files: '*.stories.tsx', titlePrefix: 'Site' },
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
