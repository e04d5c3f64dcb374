import type { FastifyPluginAsync } from 'fastify'
import { paletteOf, paletteSheet } from '../../../company/palette.ts'
import { isPaletteName, type PaletteName } from '../../../company/palettes.ts'
import type { Theme } from '../../../contract/constants.ts'
import { palettePath } from '../../../contract/domain/brand.ts'
import { hash } from '../../../contract/domain/hash.ts'
import { encodedBody, revalidated, sendBody } from '../../platform/http/compression.ts'
import { refused } from '../../platform/http/problems.ts'

const sheets = new Map<PaletteName, { version: string; body: ReturnType<typeof encodedBody> }>()

function sheetOf(name: PaletteName) {
  const text = paletteSheet(name)
  const sheet = sheets.get(name) ?? { version: hash(text).toString(36), body: encodedBody(text) }
  sheets.set(name, sheet)
  return sheet
}

/** The background of pages, in a palette or the company's own. */
export const themeColoursOf = (name: PaletteName | undefined): Record<Theme, string> => {
  const { hex } = paletteOf(name)
  return { light: hex('paper', 'light'), dark: hex('paper', 'dark') }
}

/** Address of a palette's style sheet, with its version. */
export const paletteHref = (name: PaletteName): string => `${palettePath(name)}?v=${sheetOf(name).version}`

/** Serves the style sheets of the palettes that can be chosen in the panel. */
export const paletteRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { name: string }; Querystring: { v?: string } }>(palettePath(':name'), async (request, reply) => {
    const { name } = request.params
    if (!isPaletteName(name)) throw refused.noSuchAddress()
    const { version, body } = sheetOf(name)
    const isCurrent = request.query.v === version
    reply.type('text/css; charset=utf-8').headers(revalidated(body))
    if (isCurrent) reply.header('cache-control', 'public, max-age=31536000, immutable')
    return sendBody(request, reply, body)
  })
}
