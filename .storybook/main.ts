import type { StorybookConfig } from '@storybook/react-vite'

const designSystem = '../src/design-system'
const stories = '*.@(mdx|stories.tsx)'

/** Storybook of the design system and of the site's own components. It takes the site's Vite settings, but none of its builds. */
const config: StorybookConfig = {
  stories: [
    { directory: `${designSystem}/workshop`, files: stories, titlePrefix: 'Guide' },
    { directory: designSystem, files: `{icons,tokens}/${stories}`, titlePrefix: 'Tokens' },
    { directory: `${designSystem}/components`, files: `*/${stories}`, titlePrefix: 'Components' },
    { directory: '../src/company', files: `**/${stories}`, titlePrefix: 'Site' },
    { directory: '../src/public/components', files: stories, titlePrefix: 'Site' },
    { directory: '../src/public/features', files: `*/${stories}`, titlePrefix: 'Site' },
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
