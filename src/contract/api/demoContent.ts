import { z } from 'zod'

/** How many records of the demo content there are that nobody has changed since it was put in, or were until they were removed. */
export const demoContent = z.object({
  total: z.int(),
  /** By the name of a resource, or the key of a singleton. */
  parts: z.array(z.object({ name: z.string(), count: z.int() })),
})
export type DemoContent = z.infer<typeof demoContent>
