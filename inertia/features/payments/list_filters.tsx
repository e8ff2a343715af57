import { PAYMENT_METHODS, PAYMENT_STATES, type PaymentState } from '@generated/fields'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { SelectBox } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { DayRange } from '~/components/forms/inputs/day_range'
import { PhoneFilters } from '~/components/lists/phone_filters'
import { SearchBox } from '~/features/lists/search_box'
import { visitList } from '~/features/lists/visit_list'
import { usePermission } from '~/features/matters/use_permission'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import { listAddress } from './address'
import type { Currency, Method, PaymentFilters as Filters } from './types'

const loadClients = optionsFrom('law_firm.clients.options')
const LOOK = 'w-44 max-md:w-full'

/** What of the payments is listed. The address says it. */
export function PaymentFilters({ filters, clientName }: { filters: Filters; clientName: string | null }) {
  const t = useMessages()
  const mayReadClients = usePermission('clientes:leer')
  const { client, state, method, currency, from, to, credit } = filters
  const go = (change: Partial<Filters>) => visitList(listAddress({ ...filters, page: 1, ...change }))
  const any = { value: '', label: t('payments.list.any') }
  return (
    <div className="flex flex-wrap items-end gap-2 max-md:grid">
      <SearchBox
        value={filters.q}
        className="w-64"
        label={t('payments.list.search')}
        hint={t('payments.list.search_hint')}
        href={(q) => listAddress({ ...filters, page: 1, q })}
      />
      <PhoneFilters
        isNarrowed={[client, state, method, currency, from, to, credit].some(Boolean)}
        className="flex flex-wrap items-end gap-2 max-md:grid"
      >
        {mayReadClients && (
          <SelectBox
            label={t('payments.list.client')}
            className={LOOK}
            value={client === null ? null : { value: String(client), label: clientName ?? `#${client}` }}
            onChange={(option) => go({ client: option && Number(option.value) })}
            load={loadClients}
            placeholder={t('payments.list.any')}
          />
        )}
        <SelectField
          label={t('payments.column.state')}
          className={LOOK}
          value={state ?? ''}
          onChange={(value) => go({ state: (value || null) as PaymentState | null })}
          options={[any, ...PAYMENT_STATES.map((value) => ({ value, label: t(`payments.state.${value}`) }))]}
        />
        <SelectField
          label={t('payments.column.method')}
          className={LOOK}
          value={method ?? ''}
          onChange={(value) => go({ method: (value || null) as Method | null })}
          options={[any, ...PAYMENT_METHODS.map((value) => ({ value, label: t(`payments.method.${value}`) }))]}
        />
        <SelectField
          label={t('payments.list.currency')}
          className="w-32 max-md:w-full"
          value={currency ?? ''}
          onChange={(value) => go({ currency: (value || null) as Currency | null })}
          options={[any, { value: 'MXN', label: 'MXN' }, { value: 'USD', label: 'USD' }]}
        />
        <div className="flex gap-2">
          <DayRange
            key={`${from} ${to}`}
            days={{ from, to }}
            labels={{ from: t('payments.list.from'), to: t('payments.list.to') }}
            onChange={go}
          />
        </div>
        <Checkbox label={t('payments.list.credit')} checked={credit} onChange={(on) => go({ credit: on })} />
      </PhoneFilters>
    </div>
  )
}
