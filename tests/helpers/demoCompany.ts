import { titleFieldOf } from '../../src/contract/schema/fields.ts'
import { seeds } from '../../src/server/features/demo/seeds.ts'

/** The demo company's names, places and claims. */
const DEMO =
  /filiz|ovakent|pamuk cad|yüreğir|karaisalı|karataş|çumra|0322 000 00 00|kurgusal|fictional|120 dekar|12 hectares|iki kış|two winters|prim almaz|commission|35 kwh|350 kwh|128 m³|1,280|tarla defterinden|kararı siz verin|we measure/iu

/** In both languages. */
const titles = seeds.flatMap(({ resource, rows }) =>
  rows.flatMap((row): string[] => {
    const title = titleFieldOf(resource)
    return [row, row.en as typeof row | undefined].flatMap((texts) => (texts?.[title] ? String(texts[title]) : []))
  }),
)

/** Names, claims and titles of the demo company that a text contains. */
export const demoIn = (text: string): string[] =>
  [text.match(DEMO)?.[0], ...titles.filter((title) => text.includes(title))].filter((found) => found !== undefined)
