/** Digits in groups of three, each parted from the next by the same comma or space. */
const grouped = /^(-?)\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(\.\d*)?$/
const growing = /^\$?\s*(\d*|\d{1,3}(?:[,\s]\d{3})*(?:[,\s]\d{0,3})?)(\.\d{0,2})?$/

/**
 * An amount of money as people write and copy it, «$ 12,500.00», as the server takes it: 12500.00. A comma or space goes only where three digits
 * follow it, so that 12,50 and 1234,567 stay as they were typed and are told to be none.
 */
export function plainAmount(typed: string): string {
  const [, sign, whole, rest = ''] = grouped.exec(typed.trim()) ?? []
  return whole === undefined ? typed : `${sign}${whole.replace(/\D/g, '')}${rest}`
}

/** True for what may still become an amount of nothing or more, with its commas: «$», «1,», «1,2». */
export const isGrowingAmount = (typed: string): boolean => growing.test(typed.trim())
