import type { ReactNode } from 'react'
import { Money } from '~/components/display/money'
import { DECIMALS, typedOf } from '~/features/charges/form/figures'
import { useMessages } from '~/hooks/use_messages'
import { formatMoney } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import type { Agreement, FeesContent } from './types'

type Part = Agreement['charged'][number]['part']

/** A line of an agreement: what it is, what it costs and with what it was charged. */
export interface AgreedLine {
  key: string
  /** Null for hours: those are charged as time. */
  part: Part | null
  stageId: number | null
  name: string
  note: string | null
  value: ReactNode
  /** What of it may still be charged, in centavos, where that is known. */
  left: number | null
  isDone: boolean
  charges: Agreement['charged']
}

/** The lines of an agreement in their order. */
export function useAgreedParts(agreement: Agreement, people: FeesContent['people']): AgreedLine[] {
  const t = useMessages()
  const { locale } = useLocale()
  const { currency, charged, stages, standing, share, hourlyRate, monthlyAmount, fixedAmount, rates } = agreement
  const of = (part: Part) => charged.filter((one) => one.part === part)
  const money = (amount: number) => <Money {...{ amount, currency }} />
  const line = (key: string, values: Partial<AgreedLine> & Pick<AgreedLine, 'name' | 'value'>): AgreedLine => ({
    ...{ key, part: null, stageId: null, note: null, left: null, isDone: false, charges: [] },
    ...values,
  })
  const nameOf = (id: number) => people.find((person) => person.id === id)?.name ?? t('fees.somebody')
  const fixedLeft = standing.fixedLeft ?? 0
  return [
    ...(monthlyAmount === null
      ? []
      : [
          line('monthly', {
            ...{ part: 'monthly' as const, name: t('fees.part.monthly'), note: t('fees.per_month') },
            ...{ value: money(monthlyAmount), charges: of('monthly') },
          }),
        ]),
    ...(fixedAmount === null
      ? []
      : [
          line('fixed', {
            ...{ part: 'fixed' as const, name: t('fees.part.fixed'), value: money(fixedAmount), charges: of('fixed') },
            ...{ left: fixedLeft, isDone: fixedLeft === 0 },
            note: of('fixed').length > 0 ? t('fees.fixed_left', { amount: formatMoney(fixedLeft, locale) }) : null,
          }),
        ]),
    ...stages.map(({ id, name, amount }) => {
      const own = charged.filter(({ stageId }) => stageId === id)
      return line(`stage-${id}`, {
        ...{ part: 'stage' as const, stageId: id, name, note: t('fees.part.stage') },
        ...{ value: money(amount), isDone: own.length > 0, charges: own },
      })
    }),
    ...(share === null
      ? []
      : [
          line('share', {
            ...{ part: 'share' as const, name: t('fees.part.share'), charges: of('share') },
            value: `${typedOf(share, DECIMALS.percent)} %`,
            note: agreement.shareBase ?? t('fees.share_base_default'),
          }),
        ]),
    ...(hourlyRate === null
      ? []
      : [line('hourly', { name: t('fees.part.hourly'), note: t('fees.per_hour'), value: money(hourlyRate) })]),
    ...rates.map(({ userId, rate }) =>
      line(`rate-${userId}`, { name: nameOf(userId), note: t('fees.per_hour'), value: money(rate) })
    ),
  ]
}
