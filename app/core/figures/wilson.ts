/** Two-sided 95 % of the normal distribution. */
const Z = 1.959963984540054

/** Of fewer rows no rate is told: it would say more of chance than of a person. */
export const MIN_ROWS_FOR_A_RATE = 10

/** A share with the interval in which it lies with a confidence of 95 %; all three from 0 to 1. */
export interface Rate {
  count: number
  of: number
  share: number
  low: number
  high: number
}

/**
 * The share of `count` in `of` with its score interval (E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the American Statistical
 * Association 22, 1927, pp. 209–212); null when there are fewer than ten, or the numbers make no sense.
 */
export function wilson(count: number, of: number): Rate | null {
  if (of < MIN_ROWS_FOR_A_RATE || count < 0 || count > of) return null
  const share = count / of
  const scale = 1 + (Z * Z) / of
  const centre = share + (Z * Z) / (2 * of)
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))
  return { count, of, share, low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) }
}
