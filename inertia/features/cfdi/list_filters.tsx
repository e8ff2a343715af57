import { DIRECTIONS, SAT_CATALOGUES } from '@generated/fields'
import { SelectField } from '~/components/forms/choices/select_field'
import { PhoneFilters } from '~/components/lists/phone_filters'
import { SearchBox } from '~/features/lists/search_box'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { listAddress } from './address'
import type { CfdiDirection, CfdiFilters as Filters, CfdiType } from './types'

const LOOK = 'w-40 max-md:w-full'
const MONTHS = 24

/** The last months up to a day, the newest first. */
function lastMonths(today: string): string[] {
  const [year, month] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year!, month! - 1 - back, 1)).toISOString().slice(0, 7)
  )
}

/** Which CFDI are listed. The address says it. */
export function CfdiFilters({ filters, today }: { filters: Filters; today: string }) {
  const t = useMessages()
  const { locale } = useLocale()
  const { type, method, direction, linked, month } = filters
  const go = (change: Partial<Filters>) => visitList(listAddress({ ...filters, page: 1, ...change }))
  const any = { value: '', label: t('cfdi.list.any') }
  const named = (value: string) =>
    new Date(`${value}-15T12:00:00Z`).toLocaleDateString(tagOf(locale), {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
  const months = lastMonths(today)
  if (month && !months.includes(month)) months.push(month)
  return (
    <div className="flex flex-wrap items-end gap-2 max-md:grid">
      <SearchBox
        value={filters.q}
        className="w-64"
        label={t('cfdi.list.search')}
        hint={t('cfdi.list.search_hint')}
        href={(q) => listAddress({ ...filters, page: 1, q })}
      />
      <PhoneFilters
        isNarrowed={[type, method, direction, linked, month].some(Boolean)}
        className="flex flex-wrap items-end gap-2 max-md:grid"
      >
        <SelectField
          label={t('cfdi.list.type')}
          className={LOOK}
          value={type ?? ''}
          onChange={(value) => go({ type: (value || null) as CfdiType | null })}
          options={[any, ...SAT_CATALOGUES.type.map((value) => ({ value, label: t(`cfdi.sat.type.${value}`) }))]}
        />
        <SelectField
          label={t('cfdi.list.method')}
          className="w-32 max-md:w-full"
          value={method ?? ''}
          onChange={(value) => go({ method: (value || null) as Filters['method'] })}
          options={[any, ...SAT_CATALOGUES.method.map((value) => ({ value, label: value }))]}
        />
        <SelectField
          label={t('cfdi.list.direction')}
          className={LOOK}
          value={direction ?? ''}
          onChange={(value) => go({ direction: (value || null) as CfdiDirection | null })}
          options={[any, ...DIRECTIONS.map((value) => ({ value, label: t(`cfdi.direction.${value}`) }))]}
        />
        <SelectField
          label={t('cfdi.list.linked')}
          className={LOOK}
          value={linked ?? ''}
          onChange={(value) => go({ linked: (value || null) as Filters['linked'] })}
          options={[
            any,
            { value: 'yes', label: t('cfdi.list.linked_yes') },
            { value: 'no', label: t('cfdi.list.linked_no') },
          ]}
        />
        <SelectField
          label={t('cfdi.list.month')}
          className="w-48 max-md:w-full"
          value={month ?? ''}
          onChange={(value) => go({ month: value || null })}
          options={[any, ...months.map((value) => ({ value, label: named(value) }))]}
        />
      </PhoneFilters>
    </div>
  )
}
