import type { Endpoint } from '../schema/endpoint.ts'

/** The administrator's calls to the model, apart from their schemas. */
export const aiCalls = {
  /** `{topic}`; answered by a post in markdown, as a text body (spec section 7). */
  draftPost: 'POST /ai/generate-blog-post',
} as const satisfies Record<string, Endpoint>

/** The longest topic, in characters. */
export const TOPIC_MAX_LENGTH = 300
