import { prompts } from '../../../contract/i18n/prompts/assistantPrompts.ts'
import { posts } from '../../../contract/resources/posts.ts'
import { type AskModel, DRAFT_TIMEOUT_FACTOR, ModelFailed } from './model.ts'
import { postMarkdownOf } from './postMarkdown.ts'
import type { AnswerContext } from './siteAnswers.ts'

/** Drafts a post on a topic. Throws `ModelFailed`. */
export type DraftPost = (topic: string) => Promise<string>

interface Context extends Pick<AnswerContext, 'search' | 'readBrand'> {
  askModel: AskModel
  /** Milliseconds between two chunks of the response. */
  idleTimeout: number
}

/** Length limit of a draft, in characters. */
const MAX_LENGTH = 20_000
/** Number of posts that serve as style samples, and characters of each. */
const SAMPLES = 2
const SAMPLE_LENGTH = 900

/** Drafts in the style of the published posts, with facts from the site's pages on the topic. */
export const createDraftPost =
  ({ askModel, search, readBrand, idleTimeout }: Context): DraftPost =>
  async (topic) => {
    const { near } = await search.find(topic)
    const samples = await search.list(posts.name, SAMPLES)
    const { text, isComplete } = await askModel({
      instructions: prompts.draft((await readBrand()).name),
      data: {
        konu: topic,
        kaynaklar: near.map(({ title, passages }) => ({
          sayfa: title,
          metin: passages.map(({ text }) => text).join('\n\n'),
        })),
        ornekler: samples.map(({ text }) => text.slice(0, SAMPLE_LENGTH)),
      },
      maxLength: MAX_LENGTH,
      timeouts: { idle: idleTimeout, total: DRAFT_TIMEOUT_FACTOR * idleTimeout },
    })
    const draft = postMarkdownOf(isComplete ? text : completeParagraphs(text))
    if (!draft) throw new ModelFailed('empty')
    return draft
  }

/** An incomplete text up to its last complete paragraph. */
const completeParagraphs = (text: string): string => text.replace(/\n\s*\n(?!.*\n\s*\n)[\s\S]*$/, '')
