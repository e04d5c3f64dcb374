/** What is asked of somebody who writes to us, and what they are promised. */
export const contactPage = {
  title: 'Bize yazın',
  lead: 'Sorunuzu ya da isteğinizi birkaç cümleyle anlatın; en kısa sürede size döneriz.',
  messageHint: 'Size ne zaman ve nasıl ulaşmamızı istediğinizi de yazabilirsiniz.',
  sentHint: 'En kısa sürede size döneriz.',
}
