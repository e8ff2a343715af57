import { useState } from 'react'
import { Segmented } from '~/components/actions/segmented'
import { Button } from '~/components/actions/button'
import { DateField } from '~/components/forms/inputs/date_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { rowsAddress } from './address'
import { SHOWN, type Filters, type Section } from './types'

/** What of the lists is shown. The address says it. */
export function RowFilters({ section, filters }: { section: Section; filters: Filters }) {
  const t = useMessages()
  const [court, setCourt] = useState(filters.court)
  const [from, setFrom] = useState(filters.from ?? '')
  const [to, setTo] = useState(filters.to ?? '')
  const narrowed = { ...filters, court, from: from || null, to: to || null, before: 0 }
  return (
    <div className="grid gap-3">
      <Segmented
        label={t('court_lists.shown')}
        value={filters.state}
        options={SHOWN.map((state) => ({
          value: state,
          label: t(`court_lists.shown.${state}` as MessageId),
          href: rowsAddress(section, { ...filters, state, before: 0 }),
        }))}
      />
      <form
        className="flex flex-wrap items-end gap-2 max-md:grid"
        onSubmit={(event) => {
          event.preventDefault()
          visitList(rowsAddress(section, narrowed))
        }}
      >
        <TextField
          label={t('court_lists.filter.court')}
          value={court}
          onChange={setCourt}
          className="w-72 max-md:w-full"
        />
        <DateField
          label={t('court_lists.filter.from')}
          value={from}
          onChange={setFrom}
          className="w-44 max-md:w-full"
        />
        <DateField label={t('court_lists.filter.to')} value={to} onChange={setTo} className="w-44 max-md:w-full" />
        <Button type="submit">{t('court_lists.filter.apply')}</Button>
      </form>
    </div>
  )
}
