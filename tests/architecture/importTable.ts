/** What the files of a top-level folder of `src` (a room) may import besides their own folder. */
interface Room {
  /** Other top-level folders, or paths inside them. */
  rooms: readonly string[]
  /** The only packages it may import; by default all `dependencies` of package.json. */
  packages?: readonly string[]
  /** Packages that it may not import, not even indirectly. */
  neverReaches?: readonly string[]
}

/** Allowed imports between the folders of `src`, lowest layer first: design system, company, contract; then server, admin and public. */
export const importTable: Record<string, Room> = {
  'design-system': { rooms: [], packages: ['react', 'react-markdown'] },
  /** Builds its theme, mark and illustrations with the design system. */
  company: { rooms: ['design-system'], packages: ['react'] },
  contract: { rooms: ['company'], packages: ['zod'] },
  server: { rooms: ['company', 'contract'] },
  /** Uses only those components of the design system that MUI lacks. */
  admin: {
    rooms: [
      'company',
      'contract',
      ...['tokens', 'icons', 'styles.css'].map((part) => `design-system/${part}`),
      ...['Illustration', 'Markdown', 'Prose', 'SkipLink', 'VisuallyHidden'].map(
        (component) => `design-system/components/${component}`,
      ),
    ],
    neverReaches: ['zod'],
  },
  public: {
    rooms: ['company', 'contract', 'design-system'],
    neverReaches: ['zod', 'react-admin', 'ra-core', 'ra-data-simple-rest', '@mui/material', '@emotion/react'],
  },
}

/** The layers of the server, lowest first: a layer imports itself and those before it. */
export const serverLayers = ['platform', 'content', 'features', 'site', 'api', 'main', 'cli'] as const

/**
 * Folders with a single entry file (door): files outside of the folder, tests included, import only that file, which exports
 * only these values and types.
 */
export const doors: Record<string, { door: string; values: readonly string[] }> = {
  'server/features/assistant': {
    door: 'index.ts',
    values: ['assistantRoutes', 'createSiteAnswers', 'modelHostOf'],
  },
  'server/features/search': {
    door: 'index.ts',
    values: [
      'createAssistantSearch',
      'createSiteSearch',
      'indexChange',
      'indexPages',
      'languages',
      'meaningsOf',
      'reindex',
      'searchIndexJob',
      'searchRoutes',
      'stemsOf',
      'vocabularyOf',
      'weightIn',
      'wordsOf',
    ],
  },
}

/** Entry points of the programs: a source that none of them reaches is dead code. */
export const entries: readonly string[] = [
  'src/server/main/main.ts',
  'src/server/cli.ts',
  'src/server/features/media/svg/rasterizeProcess.ts',
  'src/admin/main.tsx',
  'src/public/entryClient.tsx',
  'src/public/entryServer.tsx',
]

/** Entry points of `npm run build` and `npm start`, which run on servers with production packages only. */
export const builders: readonly string[] = ['scripts/build.ts', 'scripts/buildWhenNeeded.ts']
