/** The query that marks the page after such a form was sent: `/iletisim?gonderildi#form`. */
export const SENT_MARK = 'gonderildi'
