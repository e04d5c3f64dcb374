import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { buildLogger } from './scripts/buildLogger.ts'
import { keepDirname } from './scripts/buildProgram.ts'
import { customMedia } from './scripts/customMedia.ts'
import { oldestBrowsers } from './scripts/oldestBrowsers.ts'

/**
 * The four things that are built, each on its own (`vite build --mode site`), so that the admin's code cannot reach
 * a visitor's chunks. Every other mode (development, Storybook, tests) takes the shared settings alone.
 */
export const targets = {
  /** What browsers of visitors load; `.vite/manifest.json` tells the server which files. */
  site: {
    base: '/',
    // The package names no production build for bundlers, only for `require`.
    resolve: {
      alias: [{ find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') }],
    },
    build: {
      outDir: 'dist/site',
      manifest: true,
      license: { fileName: '.vite/licences.json' },
      modulePreload: false,
      // One sheet for all pages: a page's first paint waits for every sheet that it names, and later pages have it.
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'src/public/entryClient.tsx',
        // The document's start script calls what it exports.
        preserveEntrySignatures: 'allow-extension',
        // What many pages share is in few files: thirty small ones weigh 10 kB more.
        output: {
          codeSplitting: {
            groups: [
              // Evaluated apart from the site, so that neither blocks the page for long.
              { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 4 },
              // Each of these with its imports. What every page loads, and what nearly every page has.
              {
                name: 'site',
                test: /public.entryClient|components.(Card|CardStrip|CoverPhoto|DescriptionList|Hero|LinkIndex|ListSection|ListStates|Photo|Picture|PicturePlaceholder|Skeleton|skeletons|TextLink|Title|TitledSection)\b/,
                priority: 3,
              },
              // What the home page shares with the lists.
              {
                name: 'lists',
                test: /(ProductCards|ReferenceRow|ServiceIcon|PostDate|useSuggestions)\.ts/,
                priority: 2,
              },
              { name: 'heads', test: /(PageHead|SiteBreadcrumb)\.ts/, priority: 1 },
              {
                name: 'records',
                test: /(loadStates|RecordDetail|DetailSection|Paragraphs|inquiryPath|RecordPreview)\.ts/,
              },
            ],
          },
        },
      },
    },
  },
  /** What the administrator's browser loads. */
  admin: {
    base: '/admin-assets/',
    build: {
      outDir: 'dist/admin',
      manifest: true,
      license: { fileName: '.vite/licences.json' },
      rolldownOptions: {
        input: 'src/admin/main.tsx',
        output: {
          codeSplitting: {
            groups: [
              // A group captures all imports of its modules that no group above it has.
              { name: 'admin', tags: ['$initial'], priority: 7 },
              {
                name: 'menu',
                test: /@mui.(utils|material.*(Menu.Menu|MenuItem|Divider|SelectFocus|.utils.))/,
                priority: 6,
              },
              {
                name: 'list',
                // Without the menu of a row, which is loaded when one is opened.
                test: /src.admin.(list.(?!RowMenuItems)|layout.ActionButton|versions.useActorName)|lodash.get.js|ra-core.*.(useGetOne|useDelete\b)/,
                priority: 5,
              },
              { name: 'signIn', test: /src.admin.auth.(Login|SignIn)/, priority: 4 },
              // What forms share with the inbox, whose replies are guarded like forms.
              {
                name: 'guard',
                test: /src.admin.(form.(LeaveGuard|InlineForm)|layout.(OutcomeMessage|Section)|inputs.useCharactersLeft)/,
                priority: 3.5,
              },
              { name: 'overview', test: /src.admin.(dashboard|inbox)/, priority: 3 },
              // Without inputs that few forms have.
              { name: 'form', test: /src.admin.(form|inputs.(?!RelationInput|FileInput))/, priority: 2 },
              { name: 'account', test: /src.admin.auth/, priority: 1 },
              { name: 'upkeep', test: /src.admin.(auditLog|backups|integrations|personalData|siteHealth|trash)/ },
            ],
          },
        },
      },
    },
  },
  /**
   * The site as the server renders it (`SiteEntry`), with its libraries inside: what every page needs, all pages, and apart from them
   * what draws posts' text, and English. So few files are found, read and linked faster than eighty: the first visitor waits for it.
   */
  server: {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir: 'dist/server',
      ssr: 'src/public/entryServer.tsx',
      target: 'node24',
      rolldownOptions: {
        output: {
          entryFileNames: 'entryServer.js',
          comments: false,
          codeSplitting: {
            groups: [
              { name: 'site', tags: ['$initial'], priority: 1 },
              { name: 'pages', test: /\/src\/(?!.*(\/Markdown\/|English))/ },
            ],
          },
        },
      },
    },
  },
  /**
   * The server itself, as `npm start` runs it: one file and what is loaded late, in place of some 1,300 that each start
   * would look up. What is no JavaScript stays a package of its own.
   */
  program: {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['sharp', 'harfbuzzjs', '@node-rs/argon2', 'vite'] },
    build: {
      outDir: 'dist/program',
      ssr: 'src/server/main/main.ts',
      target: 'node24',
      // Stack traces are for people.
      minify: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'main.js',
          chunkFileNames: '[name]-[hash].js',
          comments: false,
        },
        external: ['pg-native', 'pg-cloudflare'],
      },
    },
  },
} as const satisfies Record<string, UserConfig>

/** The source of each scoped class name, to detect collisions. */
const named = new Map<string, string>()

/**
 * Scoped class name in a build. Four characters, because every page has hundreds of class names in its HTML: Vite's own names
 * are about four times as long. It depends on file and class alone, so that the site's and the server's build agree.
 */
const shortClassName = (name: string, file: string): string => {
  // Without the query (`?inline`), which the development server adds.
  const whose = `${relative(import.meta.dirname, file.replace(/\?.*/, ''))}:${name}`
  const short = `_${createHash('sha256').update(whose).digest('base64url').slice(0, 4)}`
  const other = named.get(short) ?? whose
  if (other !== whose) throw new Error(`${whose} and ${other} would both be called ${short}: rename one of them.`)
  named.set(short, whose)
  return short
}

const shared = {
  emptyOutDir: true,
  target: oldestBrowsers(),
  /** Nothing is inlined: the content security policy allows no `data:` script, style or font. */
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  /** Sizes have budgets of their own, checked by `npm test`. */
  chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
}

export default defineConfig(({ mode }) => {
  const { build, ...target }: UserConfig = Object.hasOwn(targets, mode) ? targets[mode as keyof typeof targets] : {}
  return {
    plugins: [react(), ...(mode === 'program' ? [keepDirname(targets.program.build.outDir)] : [])],
    appType: 'custom',
    publicDir: false,
    css: {
      postcss: { plugins: [customMedia] },
      ...(build && { modules: { generateScopedName: shortClassName } }),
    },
    customLogger: buildLogger('info'),
    ...target,
    // Of no interest to a person who starts the site: times of plugins, and imports that are lazy in the browser's build only.
    build: {
      ...shared,
      ...build,
      rolldownOptions: { ...build?.rolldownOptions, checks: { pluginTimings: false, ineffectiveDynamicImport: false } },
    },
  }
})
