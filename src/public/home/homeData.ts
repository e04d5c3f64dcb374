import type { homePage } from '../routes.ts'
import type { PageProps } from '../waking/route.ts'

/** What the home page is drawn with. */
export type HomeData = PageProps<typeof homePage>['data']
