import { lazy } from 'react'
import { documents } from '../contract/resources/documents.ts'
import { messages } from '../contract/resources/messages.ts'
import { pages } from '../contract/resources/pages.ts'
import { people } from '../contract/resources/people.ts'
import { pictures } from '../contract/resources/pictures.ts'
import { posts } from '../contract/resources/posts.ts'
import { products } from '../contract/resources/products.ts'
import { references } from '../contract/resources/references.ts'
import { savedReplies } from '../contract/resources/savedReplies.ts'
import { services } from '../contract/resources/services.ts'
import { slides } from '../contract/resources/slides.ts'
import { about } from '../contract/singletons/about.ts'
import { chatTexts } from '../contract/singletons/chatTexts.ts'
import { contactInfo } from '../contract/singletons/contactInfo.ts'
import { contactPage } from '../contract/singletons/contactPage.ts'
import { footer } from '../contract/singletons/footer.ts'
import { home } from '../contract/singletons/home.ts'
import { blogPage, productsPage, referencesPage, servicesPage } from '../contract/singletons/listPages.ts'
import { menu } from '../contract/singletons/menu.ts'
import { privacy } from '../contract/singletons/privacy.ts'
import { siteSettings } from '../contract/singletons/siteSettings.ts'
import { sustainability } from '../contract/singletons/sustainability.ts'
import { isPublished, wasSeen } from './blog/publication.ts'
import { UnreadBadge } from './inbox/UnreadBadge.tsx'
import type { AdminConfig } from './resources/definitions.ts'
import { ResourceEdit } from './resources/lazyScreens.ts'

const Dashboard = lazy(async () => ({ default: (await import('./dashboard/Dashboard.tsx')).Dashboard }))
const InboxScreen = lazy(async () => ({ default: (await import('./inbox/InboxScreen.tsx')).InboxScreen }))
const PostList = lazy(async () => ({ default: (await import('./blog/PostList.tsx')).PostList }))
const PostCreateScreen = lazy(async () => ({ default: (await import('./blog/PostForm.tsx')).PostCreateScreen }))
const PostEditScreen = lazy(async () => ({ default: (await import('./blog/PostForm.tsx')).PostEditScreen }))
const PageCreateScreen = lazy(async () => ({ default: (await import('./blog/PageForm.tsx')).PageCreateScreen }))
const PageEditScreen = lazy(async () => ({ default: (await import('./blog/PageForm.tsx')).PageEditScreen }))
const PicturesScreen = lazy(async () => ({ default: (await import('./pictures/LibraryScreen.tsx')).PicturesScreen }))
const PictureEditScreen = lazy(async () => ({
  default: (await import('./pictures/PictureForm.tsx')).PictureEditScreen,
}))
const TrashScreen = lazy(async () => ({ default: (await import('./trash/TrashScreen.tsx')).TrashScreen }))
const ContactScreen = lazy(async () => ({ default: (await import('./contact/ContactScreen.tsx')).ContactScreen }))
const HomeScreen = lazy(async () => ({ default: (await import('./pageTexts/PageTextScreens.tsx')).HomeScreen }))
const FooterScreen = lazy(async () => ({ default: (await import('./pageTexts/PageTextScreens.tsx')).FooterScreen }))
const SustainabilityScreen = lazy(async () => ({
  default: (await import('./pageTexts/PageTextScreens.tsx')).SustainabilityScreen,
}))
const PrivacyScreen = lazy(async () => ({ default: (await import('./pageTexts/PageTextScreens.tsx')).PrivacyScreen }))
const SiteScreen = lazy(async () => ({ default: (await import('./pageTexts/SiteScreen.tsx')).SiteScreen }))
const MenuScreen = lazy(async () => ({ default: (await import('./pageTexts/MenuScreen.tsx')).MenuScreen }))
const SiteHealthScreen = lazy(async () => ({
  default: (await import('./siteHealth/SiteHealthScreen.tsx')).SiteHealthScreen,
}))
const AuditLogScreen = lazy(async () => ({ default: (await import('./auditLog/AuditLogScreen.tsx')).AuditLogScreen }))
const BackupsScreen = lazy(async () => ({ default: (await import('./backups/BackupsScreen.tsx')).BackupsScreen }))
const PeopleScreen = lazy(async () => ({ default: (await import('./auth/PeopleScreen.tsx')).PeopleScreen }))
const ApiKeysScreen = lazy(async () => ({
  default: (await import('./integrations/ApiKeysScreen.tsx')).ApiKeysScreen,
}))
const WebhooksScreen = lazy(async () => ({
  default: (await import('./integrations/WebhooksScreen.tsx')).WebhooksScreen,
}))
const MailScreen = lazy(async () => ({ default: (await import('./mail/MailScreen.tsx')).MailScreen }))
const VisitsScreen = lazy(async () => ({ default: (await import('./visits/VisitsScreen.tsx')).VisitsScreen }))
const AccountScreen = lazy(async () => ({ default: (await import('./auth/AccountScreen.tsx')).AccountScreen }))
const PersonalDataScreen = lazy(async () => ({
  default: (await import('./personalData/PersonalDataScreen.tsx')).PersonalDataScreen,
}))

/** The admin's table of contents: which resources, singletons and pages there are, in the order of the menu. */
export const config: AdminConfig = [
  { path: '', icon: 'home', label: ({ menu }) => menu.dashboard, page: <Dashboard /> },
  {
    resource: messages,
    badge: <UnreadBadge />,
    screens: { list: <InboxScreen /> },
  },
  { resource: products },
  { resource: services },
  { resource: references, requires: 'customResources' },
  { resource: documents, requires: 'customResources' },
  {
    resource: posts,
    isVisible: isPublished,
    wasSeen,
    screens: {
      list: <PostList />,
      create: <PostCreateScreen />,
      edit: <PostEditScreen />,
    },
  },
  {
    resource: pages,
    requires: 'customResources',
    screens: { create: <PageCreateScreen />, edit: <PageEditScreen /> },
  },
  { resource: people, requires: 'customResources' },
  {
    resource: pictures,
    requires: 'mediaLibrary',
    screens: { list: <PicturesScreen />, edit: <PictureEditScreen /> },
  },
  { singleton: home, path: 'settings/home', screen: <HomeScreen />, group: 'pageTexts', requires: 'pageTexts' },
  { singleton: productsPage, path: 'settings/products-page', group: 'pageTexts', requires: 'pageTexts' },
  { singleton: servicesPage, path: 'settings/services-page', group: 'pageTexts', requires: 'pageTexts' },
  { singleton: referencesPage, path: 'settings/references-page', group: 'pageTexts', requires: 'pageTexts' },
  { singleton: blogPage, path: 'settings/blog-page', group: 'pageTexts', requires: 'pageTexts' },
  { singleton: about, path: 'settings/about', group: 'pageTexts' },
  {
    singleton: sustainability,
    path: 'settings/sustainability',
    screen: <SustainabilityScreen />,
    group: 'pageTexts',
    requires: 'pageTexts',
  },
  { singleton: contactPage, path: 'settings/contact-page', group: 'pageTexts', requires: 'pageTexts' },
  { singleton: chatTexts, path: 'settings/chat-texts', group: 'pageTexts', requires: 'pageTexts' },
  { singleton: footer, path: 'settings/footer', screen: <FooterScreen />, group: 'pageTexts', requires: 'pageTexts' },
  {
    singleton: privacy,
    path: 'settings/privacy',
    screen: <PrivacyScreen />,
    group: 'pageTexts',
    requires: 'pageTexts',
  },
  {
    resource: slides,
    screens: { edit: <ResourceEdit returnsOnSave /> },
    group: 'settings',
  },
  { singleton: contactInfo, path: 'settings/contact', screen: <ContactScreen />, group: 'settings' },
  { singleton: siteSettings, path: 'settings/site', screen: <SiteScreen />, group: 'settings' },
  { singleton: menu, path: 'settings/menu', screen: <MenuScreen />, group: 'settings', requires: 'pageTexts' },
  {
    path: 'settings/account',
    icon: 'user',
    label: ({ menu }) => menu.account,
    page: <AccountScreen />,
    group: 'settings',
  },
  {
    path: 'visits',
    icon: 'chart',
    label: ({ menu }) => menu.visits,
    page: <VisitsScreen />,
    group: 'upkeep',
    requires: 'visits',
  },
  {
    path: 'settings/status',
    icon: 'check',
    label: ({ menu }) => menu.status,
    page: <SiteHealthScreen />,
    group: 'upkeep',
    requires: 'siteHealth',
  },
  {
    path: 'settings/mail',
    icon: 'mail',
    label: ({ menu }) => menu.mail,
    page: <MailScreen />,
    group: 'upkeep',
    requires: 'mailSettings',
  },
  { resource: savedReplies, group: 'upkeep', requires: 'customResources' },
  {
    path: 'settings/activity',
    icon: 'clock',
    label: ({ menu }) => menu.activity,
    page: <AuditLogScreen />,
    group: 'upkeep',
    requires: 'auditLog',
  },
  {
    path: 'settings/backups',
    icon: 'archive',
    label: ({ menu }) => menu.backups,
    page: <BackupsScreen />,
    group: 'upkeep',
    requires: 'backups',
  },
  {
    path: 'settings/people',
    icon: 'people',
    label: ({ menu }) => menu.people,
    page: <PeopleScreen />,
    group: 'upkeep',
    requires: 'administrators',
  },
  {
    path: 'bin',
    icon: 'trash',
    label: ({ trash }) => trash.title,
    page: <TrashScreen />,
    group: 'upkeep',
    requires: 'trash',
  },
  {
    path: 'settings/personal-data',
    icon: 'lock',
    label: ({ menu }) => menu.personalData,
    page: <PersonalDataScreen />,
    group: 'upkeep',
    requires: 'personalData',
  },
  {
    path: 'settings/access-keys',
    icon: 'key',
    label: ({ menu }) => menu.accessKeys,
    page: <ApiKeysScreen />,
    group: 'upkeep',
    requires: 'apiKeys',
  },
  {
    path: 'settings/webhooks',
    icon: 'send',
    label: ({ menu }) => menu.webhooks,
    page: <WebhooksScreen />,
    group: 'upkeep',
    requires: 'webhooks',
  },
]
