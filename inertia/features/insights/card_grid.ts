/** Cards side by side: rows without a hole on a desk, two beside each other on a tablet, one on a phone. */
export const CARDS = 'grid grid-cols-12 gap-3 max-desk:grid-cols-2 max-md:grid-cols-1'

const QUARTER = 'col-span-3 max-desk:col-span-1'
const THIRD = 'col-span-4 max-desk:col-span-1'

/** How wide a card of so many is: rows of four while what is left fills rows of three. */
export const cardSpan = (at: number, count: number): string =>
  at < count && count % 3 !== 0 && at < (count % 3) * 4 ? QUARTER : THIRD
