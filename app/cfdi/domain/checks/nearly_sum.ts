import { atScale, centavos, sumOf, type Decimal } from '#app/cfdi/domain/decimals'

/**
 * Whether an amount is the sum of others. Each of those that shows more than two digits after the point may have been rounded or cut to the centavo before it was added (Anexo 20 allows both):
 * the sum may be off by one centavo for each two of them, and by one at least. Where all show whole centavos it is exact.
 */
export function nearlySum(parts: readonly Decimal[], said: Decimal): { isRight: boolean; centavos: number } {
  const sum = centavos(sumOf(parts))
  const fine = parts.filter((part) => atScale(part, 6) % 10_000n !== 0n).length
  const tolerance = fine === 0 ? 0 : Math.max(1, Math.ceil(fine / 2))
  return { isRight: Math.abs(sum - centavos(said)) <= tolerance, centavos: sum }
}
