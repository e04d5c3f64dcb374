/** The call of the overview, apart from its schema, which the panel does not read. */
export const dashboardEndpoints = { stats: 'GET /admin/dashboard/stats' } as const
