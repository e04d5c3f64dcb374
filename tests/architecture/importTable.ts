/** What one room of the house (a folder of `src`) may import besides itself. */
interface Room {
  /** Other rooms, or folders and files of them. */
  rooms: readonly string[]
  /** The only packages it may import; absent means any that package.json lists under `dependencies`. */
  packages?: readonly string[]
  /** Packages that no import of it leads to, however long the way. */
  neverReaches?: readonly string[]
}

/** The import table: the design system imports no other room, the company makes its theme with it, the contract reads the company, and three rooms are above. */
export const importTable: Record<string, Room> = {
  'design-system': { rooms: [], packages: ['react', 'react-markdown'] },
  /** The theme, the mark and the illustrations are made with the design system. */
  company: { rooms: ['design-system'], packages: ['react'] },
  contract: { rooms: ['company'], packages: ['zod'] },
  server: { rooms: ['company', 'contract'] },
  /** Components of the design system that MUI lacks. */
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
 * Folders with a door: who is outside imports this file of them and no other, and finds nothing there but these values and
 * types. Tests elsewhere are outside too.
 */
export const doors: Record<string, { door: string; values: readonly string[] }> = {
  'server/features/assistant': {
    door: 'index.ts',
    values: ['assistantRoutes', 'createSiteAnswers', 'modelHostOf'],
  },
  'server/features/search': {
    door: 'index.ts',
    values: [
      'createSearch',
      'indexChange',
      'isStopWord',
      'meaningsOf',
      'reindex',
      'searchIndexJob',
      'stemOf',
      'stemsOf',
      'vocabularyOf',
      'weightIn',
      'wordsOf',
    ],
  },
}

/** Where the programs start: whatever no entry leads to is dead. */
export const entries: readonly string[] = [
  'src/server/main/main.ts',
  'src/server/cli.ts',
  'src/server/features/media/svg/rasterizeProcess.ts',
  'src/admin/main.tsx',
  'src/public/entryClient.tsx',
  'src/public/entryServer.tsx',
]

/** What `npm run build` and `npm start` begin with before any program is there: a server has the packages of production alone. */
export const builders: readonly string[] = ['scripts/build.ts', 'scripts/buildWhenNeeded.ts']
