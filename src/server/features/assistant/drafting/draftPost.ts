import { prompts } from '../../../../contract/i18n/prompts/assistantPrompts.ts'
import { posts } from '../../../../contract/resources/posts.ts'
import type { FoundPage, Search } from '../../search/index.ts'
import type { AskModel } from '../model/askModel.ts'
import { ModelFailed } from '../model/failure.ts'
import { postMarkdownOf } from './postMarkdown.ts'

/** Drafts a post on a topic. Throws `ModelFailed` when there is none. */
export type DraftPost = (topic: string) => Promise<string>

interface Ground {
  askModel: AskModel
  search: Search
  siteName: string
  /** How long the model may say nothing, in milliseconds. */
  silence: number
}

/** The longest draft, in characters: some 1,500 words. */
const LONGEST = 20_000
/** Nobody waits for a draft without looking: it may take many times as long as the model may be silent. */
export const TOTAL = 10
/** Posts that show the site's voice, and characters of each. */
const SAMPLES = 2
const LONGEST_SAMPLE = 900

/** Drafts in the voice of the posts that are published, and with what the site's pages say of the topic. */
export const createDraftPost =
  ({ askModel, search, siteName, silence }: Ground): DraftPost =>
  async (topic) => {
    const { near } = await search.find(topic)
    const { text, isWhole } = await askModel({
      instructions: prompts.draft(siteName),
      data: { konu: topic, kaynaklar: near.map(said), ornekler: await samplesOf(search) },
      most: LONGEST,
      patience: { silence, total: TOTAL * silence },
    })
    const draft = postMarkdownOf(isWhole ? text : wholeParagraphs(text))
    if (!draft) throw new ModelFailed('empty')
    return draft
  }

const said = ({ title, passages }: FoundPage) => ({
  sayfa: title,
  metin: passages.map(({ text }) => text).join('\n\n'),
})

async function samplesOf(search: Search): Promise<string[]> {
  const pages = await search.list(posts.name, SAMPLES)
  return pages.map(({ text }) => text.slice(0, LONGEST_SAMPLE))
}

/** A text that was broken off, up to its last whole paragraph. */
const wholeParagraphs = (text: string): string => text.replace(/\n\s*\n(?!.*\n\s*\n)[\s\S]*$/, '')
