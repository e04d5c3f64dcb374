import { open } from '../endpoint.ts'
import { flag, image, longText, optionalText, text } from '../kinds.ts'
import { defineSingleton } from '../singleton.ts'

export const about = defineSingleton({
  key: 'about',
  fields: {
    title: text(),
    subtitle: optionalText({ maxLength: 500 }),
    imageUrl: image({ upload: 'POST /files/upload-page-image' }),
    mainText: longText(),
    missionTitle: optionalText(),
    missionText: longText(),
    visionTitle: optionalText(),
    visionText: longText(),
  },
  read: open('GET /page-content/about'),
  edit: 'GET /admin/page-content/about',
  update: 'PUT /admin/page-content/about',
})

export const contactInfo = defineSingleton({
  key: 'contact-info',
  fields: {
    phoneNumber: optionalText({ format: 'phone', maxLength: 40 }),
    emailAddress: optionalText({ format: 'email', maxLength: 254 }),
    addressText: longText({ maxLength: 500 }),
    mapIframeUrl: optionalText({ format: 'embed', maxLength: 2000 }),
    title: optionalText(),
    enableContactFormNotifications: flag(),
    notificationTargetEmail: optionalText({ format: 'email', maxLength: 254 }),
  },
  hidden: ['title', 'enableContactFormNotifications', 'notificationTargetEmail'],
  read: open('GET /page-content/contact-info'),
  edit: 'GET /admin/page-content/contact-info',
  update: 'PUT /admin/page-content/contact-info',
})

export const siteSettings = defineSingleton({
  key: 'site-settings',
  fields: {
    logoUrl: image({ upload: 'POST /files/upload-logo', takesSvg: true }),
    title: optionalText(),
  },
  hidden: ['title'],
  read: open('GET /page-content/site-settings'),
  edit: 'GET /admin/page-content/site-settings',
  update: 'PUT /admin/page-content/site-settings',
})

/** Every singleton of the site. */
export const singletons = { about, 'contact-info': contactInfo, 'site-settings': siteSettings }
