/** The calls about who may sign in. Apart from their schemas, which the panel does not read. */
export const peopleCalls = {
  list: 'GET /admin/people',
  invite: 'POST /admin/people',
  remove: 'DELETE /admin/people/:id',
} as const
