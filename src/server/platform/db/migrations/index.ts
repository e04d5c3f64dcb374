import { baseline } from './0084-baseline.ts'
import { recentSignIn } from './0085-recent-sign-in.ts'
import { userHandles } from './0087-user-handles.ts'
import { sessionsOfLinks } from './0088-sessions-of-links.ts'
import { foldAgain } from './0093-fold-again.ts'
import { redirectKeys } from './0095-redirect-keys.ts'
import { listIndexes } from './0096-list-indexes.ts'
import { searchDocuments } from './0097-search-documents.ts'
import { people } from './0099-people.ts'
import { administratorsInAuditLog } from './0100-administrators-in-audit-log.ts'
import { mailSettings } from './0101-mail-settings.ts'
import { references } from './0102-references.ts'
import { pagesOfUploads } from './0103-pages-of-uploads.ts'
import { documents } from './0104-documents.ts'
import { demoTexts } from './0106-demo-texts.ts'
import { savedReplies } from './0107-saved-replies.ts'
import { messagesReplies } from './0108-messages-replies.ts'
import { productsBenefits } from './0109-products-benefits.ts'
import { pages } from './0110-pages.ts'
import { blogServiceIds } from './0111-blog-service-ids.ts'
import { visits } from './0112-visits.ts'
import { searchWords } from './0113-search-words.ts'
import { english } from './0114-english.ts'
import { demoTitle } from './0115-demo-title.ts'
import { messagesLocale } from './0116-messages-locale.ts'
import { englishSearch } from './0117-english-search.ts'
import { cdnPurges } from './0118-cdn-purges.ts'
import { missedSearches } from './0119-missed-searches.ts'
import type { Migration } from './migration.ts'

/** All migrations in order, written by `npm run migration`. One that has run anywhere is never changed: the next one corrects it. */
export const migrations: Record<string, Migration> = {
  '0084-baseline': baseline,
  '0085-recent-sign-in': recentSignIn,
  '0087-user-handles': userHandles,
  '0088-sessions-of-links': sessionsOfLinks,
  '0093-fold-again': foldAgain,
  '0095-redirect-keys': redirectKeys,
  '0096-list-indexes': listIndexes,
  '0097-search-documents': searchDocuments,
  '0099-people': people,
  '0100-administrators-in-audit-log': administratorsInAuditLog,
  '0101-mail-settings': mailSettings,
  '0102-references': references,
  '0103-pages-of-uploads': pagesOfUploads,
  '0104-documents': documents,
  '0106-demo-texts': demoTexts,
  '0107-saved-replies': savedReplies,
  '0108-messages-replies': messagesReplies,
  '0109-products-benefits': productsBenefits,
  '0110-pages': pages,
  '0111-blog-service-ids': blogServiceIds,
  '0112-visits': visits,
  '0113-search-words': searchWords,
  '0114-english': english,
  '0115-demo-title': demoTitle,
  '0116-messages-locale': messagesLocale,
  '0117-english-search': englishSearch,
  '0118-cdn-purges': cdnPurges,
  '0119-missed-searches': missedSearches,
}
