/**
 * Which component that is loaded late (`lazily`) is the screen at an address, and which others it shows at once; the first that
 * fits. The build hands it to the server with their files, so that the document names all that its screen loads.
 */
export const screenNames: readonly (readonly [pathname: string, ...components: string[]])[] = [
  ['/login', 'LoginPage'],
  ['/login/:step', 'LinkPage'],
  ['/login/:step/:token', 'LinkPage'],
  ['/admin', 'Dashboard'],
  ['/admin/inbox', 'InboxScreen'],
  ['/admin/blog', 'PostListScreen'],
  ['/admin/blog/new', 'PostCreateScreen'],
  ['/admin/blog/edit/:id', 'PostEditScreen'],
  ['/admin/pictures', 'PicturesScreen'],
  ['/admin/bin', 'BinScreen'],
  ['/admin/pictures/edit/:id', 'PictureEditScreen'],
  ['/admin/settings/home', 'HomeScreen', 'ItemsInput'],
  ['/admin/settings/footer', 'FooterScreen', 'ItemsInput'],
  ['/admin/settings/sustainability', 'SustainabilityScreen', 'ItemsInput'],
  ['/admin/settings/privacy', 'PrivacyScreen', 'ItemsInput'],
  ['/admin/settings/about', 'SingletonScreen'],
  ['/admin/settings/contact', 'ContactScreen'],
  ['/admin/settings/site', 'SingletonScreen'],
  ['/admin/settings/status', 'StatusScreen'],
  ['/admin/settings/activity', 'ActivityScreen'],
  ['/admin/settings/backups', 'BackupsScreen'],
  ['/admin/settings/personal-data', 'PersonalDataScreen'],
  ['/admin/settings/account', 'AccountScreen'],
  ['/admin/settings/people', 'PeopleScreen'],
  ['/admin/settings/access-keys', 'AccessKeysScreen'],
  ['/admin/settings/webhooks', 'WebhooksScreen'],
  ['/admin/settings/homepage', 'ListScreen', 'OrderedRows'],
  ['/admin/settings/homepage/new', 'CreateScreen'],
  ['/admin/settings/homepage/edit/:id', 'EditScreen'],
  ['/admin/products', 'ListScreen', 'PrecedingRows'],
  ['/admin/services', 'ListScreen', 'PrecedingRows'],
  ['/admin/products/new', 'CreateScreen', 'ItemsInput'],
  ['/admin/services/new', 'CreateScreen', 'ItemsInput'],
  ['/admin/products/edit/:id', 'EditScreen', 'ItemsInput'],
  ['/admin/services/edit/:id', 'EditScreen', 'ItemsInput'],
  ['/admin/:resource', 'ListScreen'],
  ['/admin/:resource/new', 'CreateScreen'],
  ['/admin/:resource/edit/:id', 'EditScreen'],
]

/** Around every screen but those in front of the panel. */
export const FRAME = 'SignedInArea'
export const LOGIN = 'LoginPage'

/** Whether components stand in front of the panel, where nobody needs to be signed in. */
export const isInFront = (components: readonly string[]): boolean =>
  components.some((component) => component === LOGIN || component === 'LinkPage')
