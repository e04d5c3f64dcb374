/** The mark's shapes on a 32 px grid: one parcel at the land's bearing, two rows, one sprout. It reads at 16 px. */
export const shapes = {
  parcel: 'M1 8.2 24.6 2.3 31 24.4 7.4 30.3Z',
  rows: 'M4.4 19.6 27.9 13.8M5.9 24.9 29.4 19',
  stem: 'M17.6 26.6 15.6 15.4',
  leaves:
    'M15.8 17C9.9 17.6 7.3 14.8 6.9 10.6 12 9.9 15.2 12 15.8 17ZM15.6 15.6C15.4 10.2 18.3 7.4 23.4 7.2 23.6 12.2 20.9 15.2 15.6 15.6Z',
} as const

/** Widths of the drawn lines, in units of the grid. */
export const widths = { rows: 1.2, stem: 2.4 } as const
