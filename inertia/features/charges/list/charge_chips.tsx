import { FilterChips, type FilterChip } from '~/features/lists/filter_chips'
import { useMessages } from '~/hooks/use_messages'
import { formatDate, formatMoney } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { clearedFilters, listAddress } from './address'
import type { ChargeFilters, ChargesProps } from './types'

interface ChargeChipsProps extends Pick<ChargesProps, 'filters' | 'people' | 'chosen'> {
  /** Address of the list with some filters changed. */
  narrowed: (part: Partial<ChargeFilters>) => string
  onOpen: () => void
}

/** The filters in force, each removable. */
export function ChargeChips({ filters, people, chosen, narrowed, onOpen }: ChargeChipsProps) {
  const t = useMessages()
  const { locale, timeZone } = useLocale()
  const { client, matter, person, currency } = filters
  const day = (value: string | null) => value && formatDate(value, 'short', locale, timeZone)
  const amount = (value: number | null) => value !== null && formatMoney(value, locale)
  const span = (from: string | null | false, to: string | null | false) =>
    [from && t('billing.list.from', { value: from }), to && t('billing.list.to', { value: to })]
      .filter(Boolean)
      .join(' ')
  const named = (id: number | null, name?: string | null) => id !== null && (name ?? `#${id}`)
  const who = people?.find(({ id }) => id === person)?.name
  const chips: FilterChip[] = [
    {
      label: t('billing.list.client'),
      value: named(client, chosen.client),
      removeHref: narrowed({ client: null }),
    },
    {
      label: t('billing.list.matter'),
      value: named(matter, chosen.matter),
      removeHref: narrowed({ matter: null }),
    },
    { label: t('billing.list.person'), value: named(person, who), removeHref: narrowed({ person: null }) },
    { label: t('billing.list.currency'), value: currency, removeHref: narrowed({ currency: '' }) },
    {
      label: t('billing.list.issued'),
      value: span(day(filters.issuedFrom), day(filters.issuedTo)),
      removeHref: narrowed({ issuedFrom: null, issuedTo: null }),
    },
    {
      label: t('billing.list.due'),
      value: span(day(filters.dueFrom), day(filters.dueTo)),
      removeHref: narrowed({ dueFrom: null, dueTo: null }),
    },
    {
      label: t('billing.list.amount'),
      value: span(amount(filters.amountFrom), amount(filters.amountTo)),
      removeHref: narrowed({ amountFrom: null, amountTo: null }),
    },
  ]
  const clear = { label: t('billing.list.clear'), href: listAddress({ ...clearedFilters(filters), q: filters.q }) }
  return <FilterChips chips={chips.map((chip) => ({ ...chip, onOpen }))} clear={clear} />
}
