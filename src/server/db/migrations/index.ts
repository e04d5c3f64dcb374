import { accounts } from './0001-accounts.ts'
import { products } from './0002-products.ts'
import { milestones } from './0003-milestones.ts'
import { services } from './0004-services.ts'
import { slides } from './0005-slides.ts'
import { blog } from './0006-blog.ts'
import { messages } from './0007-messages.ts'
import { pageContent } from './0008-page-content.ts'
import { slugRedirects } from './0009-slug-redirects.ts'
import { uploads } from './0010-uploads.ts'
import { outbox } from './0020-outbox.ts'
import { secrets } from './0021-secrets.ts'
import { passages } from './0030-passages.ts'
import { aiUsage } from './0031-ai-usage.ts'
import { limits } from './0040-limits.ts'
import { editionsOfPassages } from './0041-editions-of-passages.ts'
import { lists } from './0050-lists.ts'
import { aiVisitors } from './0051-ai-visitors.ts'
import { orderOfColumns } from './0052-order-of-columns.ts'
import { receipts } from './0053-receipts.ts'
import { featuresInSearch } from './0054-features-in-search.ts'
import { messagesIsAnswered } from './0055-messages-is-answered.ts'
import { pictures } from './0056-pictures.ts'
import { previewsByResource } from './0057-previews-by-resource.ts'
import { productsIsHidden } from './0058-products-is-hidden.ts'
import { servicesIsHidden } from './0059-services-is-hidden.ts'
import { shared } from './0060-shared.ts'
import { contentPreviews } from './0061-content-previews.ts'
import { morePictures } from './0062-more-pictures.ts'
import { redirects } from './0063-redirects.ts'
import { letters } from './0064-letters.ts'
import { sessionsInAList } from './0065-sessions-in-a-list.ts'
import { history } from './0066-history.ts'
import { backupRecords } from './0067-backup-records.ts'
import { failingJobs } from './0068-failing-jobs.ts'
import { bin } from './0069-bin.ts'
import { accountLinks } from './0070-account-links.ts'
import { activity } from './0071-activity.ts'
import { accessKeys } from './0076-access-keys.ts'
import { secondFactor } from './0077-second-factor.ts'
import { webhooks } from './0078-webhooks.ts'
import { byTheClock } from './0079-by-the-clock.ts'
import { pictureMoves } from './0080-picture-moves.ts'
import { deliveriesByTheClock } from './0081-deliveries-by-the-clock.ts'
import { activityInOrder } from './0082-activity-in-order.ts'
import { foundByAnIndex } from './0083-found-by-an-index.ts'
import { countsWaitForNobody } from './0084-counts-wait-for-nobody.ts'
import { recentSignIn } from './0085-recent-sign-in.ts'
import { userHandles } from './0087-user-handles.ts'
import { sessionsOfLinks } from './0088-sessions-of-links.ts'
import { foldAgain } from './0093-fold-again.ts'
import { redirectKeys } from './0095-redirect-keys.ts'
import type { Draft } from './types.ts'

/**
 * The database's history, in order, as `npm run migration` writes it. A migration that has run anywhere is never changed: the
 * next one mends it.
 */
export const migrations: Record<string, Draft> = {
  '0001-accounts': accounts,
  '0002-products': products,
  '0003-milestones': milestones,
  '0004-services': services,
  '0005-slides': slides,
  '0006-blog': blog,
  '0007-messages': messages,
  '0008-page-content': pageContent,
  '0009-slug-redirects': slugRedirects,
  '0010-uploads': uploads,
  '0020-outbox': outbox,
  '0021-secrets': secrets,
  '0030-passages': passages,
  '0031-ai-usage': aiUsage,
  '0040-limits': limits,
  '0041-editions-of-passages': editionsOfPassages,
  '0050-lists': lists,
  '0051-ai-visitors': aiVisitors,
  '0052-order-of-columns': orderOfColumns,
  '0053-receipts': receipts,
  '0054-features-in-search': featuresInSearch,
  '0055-messages-is-answered': messagesIsAnswered,
  '0056-pictures': pictures,
  '0057-previews-by-resource': previewsByResource,
  '0058-products-is-hidden': productsIsHidden,
  '0059-services-is-hidden': servicesIsHidden,
  '0060-shared': shared,
  '0061-content-previews': contentPreviews,
  '0062-more-pictures': morePictures,
  '0063-redirects': redirects,
  '0064-letters': letters,
  '0065-sessions-in-a-list': sessionsInAList,
  '0066-history': history,
  '0067-backup-records': backupRecords,
  '0068-failing-jobs': failingJobs,
  '0069-bin': bin,
  '0070-account-links': accountLinks,
  '0071-activity': activity,
  '0076-access-keys': accessKeys,
  '0077-second-factor': secondFactor,
  '0078-webhooks': webhooks,
  '0079-by-the-clock': byTheClock,
  '0080-picture-moves': pictureMoves,
  '0081-deliveries-by-the-clock': deliveriesByTheClock,
  '0082-activity-in-order': activityInOrder,
  '0083-found-by-an-index': foundByAnIndex,
  '0084-counts-wait-for-nobody': countsWaitForNobody,
  '0085-recent-sign-in': recentSignIn,
  '0087-user-handles': userHandles,
  '0088-sessions-of-links': sessionsOfLinks,
  '0093-fold-again': foldAgain,
  '0095-redirect-keys': redirectKeys,
}
