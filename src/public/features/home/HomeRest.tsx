import { Section } from '@filiz/design-system/Section'
import { listIn } from '../../data/useApi.ts'
import { useTexts } from '../../i18n/locale.ts'
import { AssistantSample } from './AssistantSample.tsx'
import { ClosingCall } from './ClosingCall.tsx'
import { FeaturedProducts } from './FeaturedProducts.tsx'
import { FeaturedServices } from './FeaturedServices.tsx'
import { FieldPromises } from './FieldPromises.tsx'
import type { HomeData } from './homeData.ts'
import { latestOf } from './latestPosts.ts'
import { Notebook } from './Notebook.tsx'
import { useHomeContent } from './useHomeContent.ts'

/** The home page below its first screen. */
export default function HomeRest({ products, services, posts }: Pick<HomeData, 'products' | 'services' | 'posts'>) {
  const latest = latestOf(listIn(posts))
  const content = useHomeContent()
  const { loading } = useTexts()
  if (!content) return <Section role="status">{loading}</Section>
  return (
    <>
      <FieldPromises content={content} />
      <FeaturedProducts products={products} content={content} />
      <FeaturedServices services={services} content={content} />
      <AssistantSample posts={latest} content={content} />
      <Notebook posts={latest} content={content} />
      <ClosingCall content={content} />
    </>
  )
}
