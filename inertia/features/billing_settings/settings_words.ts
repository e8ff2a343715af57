import type { TaxKind } from '@generated/fields'
import type { useMessages } from '~/hooks/use_messages'

/** How a firm charges and is paid. */
export type FirmBilling = {
  series: string
  defaultTax: TaxKind
  proposesWithholdings: boolean
  dueDays: number
  twoPersonReview: boolean
  saysOneThousand: boolean
  remindersOn: boolean
  /** Days after the due date, before it when negative. */
  reminderDays: number[]
  paymentNotes: string | null
  paymentReference: string | null
  accountHolder: string | null
  version: number
}

/** «3 días antes de vencer», «El día que vence», «7 días después de vencer». */
export const stepName = (t: ReturnType<typeof useMessages>, days: number): string =>
  t('billing_settings.step', {
    side: days < 0 ? 'before' : days === 0 ? 'today' : 'after',
    days: Math.abs(days),
  })
