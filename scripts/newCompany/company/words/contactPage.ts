/** Introduction of the contact page. */
export const contactPage = {
  title: 'Bize yazın',
  lead: 'Sorunuzu ya da isteğinizi birkaç cümleyle anlatın; en kısa sürede size döneriz.',
  messageHint: 'Size ne zaman ve nasıl ulaşmamızı istediğinizi de yazabilirsiniz.',
  sentHint: 'En kısa sürede size döneriz.',
}
