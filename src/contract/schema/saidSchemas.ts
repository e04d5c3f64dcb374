import { z } from 'zod'
import type { Fields } from './fields.ts'

const said = z.object({
  alt: z.string().optional(),
  en: z.object({ alt: z.string() }).optional(),
  focalX: z.number().min(0).max(1).optional(),
  focalY: z.number().min(0).max(1).optional(),
})

/** What visitors are shown of a record's pictures beside their addresses, where anything is said of them. */
export const saidSchemas = (fields: Fields): z.ZodRawShape =>
  hasPictures(fields)
    ? {
        pictures: z
          .record(z.string(), said)
          .optional()
          .meta({ description: 'To visitors: alternative text and focal point of its pictures, by address.' }),
      }
    : {}

const hasPictures = (fields: Fields): boolean =>
  Object.values(fields).some((field) => field.kind === 'image' || (field.kind === 'items' && hasPictures(field.fields)))
