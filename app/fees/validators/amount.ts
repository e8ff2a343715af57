import { MAX_AMOUNT } from '#app/billing/domain/charge_amounts'
import { someUnits } from '#app/billing/validators/amounts'
import { CHARGE_MAXIMA } from '#app/billing/validators/charge'

/** Centavos, from 1 to the largest amount of the product. */
export const amount = () => someUnits(MAX_AMOUNT)

/** Pesos for a dollar, in millionths. */
export const exchangeRate = () => someUnits(CHARGE_MAXIMA.exchangeRate)
