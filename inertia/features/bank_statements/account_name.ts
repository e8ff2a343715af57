import type { Currency } from './types'

/** An account in a line: «Cuenta principal ···· 4321 · MXN». */
export const accountName = ({
  name,
  lastDigits,
  currency,
}: {
  name: string
  lastDigits: string | null
  currency: Currency
}): string => [lastDigits ? `${name} ···· ${lastDigits}` : name, currency].join(' · ')
