export const TIME_LIMITS = { description: 1_000 } as const

/** Time as the form has it. `rate` is what an hour costs, in centavos; null takes that of the agreement. */
export interface TimeFields {
  workedOn: string
  minutes: number
  description: string
  billable: boolean
  rate: number | null
}
