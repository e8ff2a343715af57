import { plainAmount } from '~/components/forms/plain_amount'

/** Pesos as they are typed, in centavos, however many: the server refuses too many. What is no amount is sent as it is. */
export function centavosOf(typed: string): number | string {
  const [, pesos, rest = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(plainAmount(typed.trim())) ?? []
  return pesos === undefined ? typed : Number(`${pesos}${rest.padEnd(2, '0')}`)
}

/** Centavos as pesos to type, without decimals that say nothing. */
export const pesosOf = (centavos: number) =>
  centavos % 100 === 0 ? String(centavos / 100) : (centavos / 100).toFixed(2)
