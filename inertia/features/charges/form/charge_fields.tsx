import { useRef } from 'react'
import { SelectBox } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { DateField } from '~/components/forms/inputs/date_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TotalsList } from '~/features/charges/totals_list'
import type { ChargedClient, FormBasis } from '~/features/charges/types'
import { Section } from '~/features/settings/section'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import { firstMatter, proposalFor, type ChargeForm } from './charge_form'
import { addDays, DECIMALS } from './figures'
import { amountsOf, percentOf } from './item_input'
import { ItemsField } from './items_field'
import { useChargedClient } from './use_charged_client'
import { WithholdingFields } from './withholding_fields'

const loadClients = optionsFrom('law_firm.clients.options')

interface ChargeFieldsProps {
  form: ChargeForm
  basis: FormBasis
  /** The client that the form begins with. */
  client: ChargedClient | null
  /** The matter that was asked for. */
  matterId?: number | null
}

/** The fields of a charge, with what it adds up to while it is typed. */
export function ChargeFields({ form, basis, client: first, matterId = null }: ChargeFieldsProps) {
  const t = useMessages()
  const isPicked = useRef(false)
  const client = useChargedClient(form.data.clientId, first, (known) => {
    // A draft that comes back keeps what it says; only who picks another client begins anew with them.
    if (!isPicked.current) return
    const proposed = proposalFor(basis, known)
    form.set('isrRate', percentOf(proposed?.isrRate ?? 0))
    form.set('withholdsIva', proposed?.withholdsIva ?? false)
    const own = firstMatter(known, null)
    form.set(
      'items',
      form.data.items.map((item) => ({ ...item, matterId: own }))
    )
  })
  const { items, currency, issuedOn, dueOn, isrRate, withholdsIva } = form.data
  const { onChange: pick, ...clientField } = form.field('clientId')
  const { onChange: setIssued, ...issuedField } = form.field('issuedOn')
  const amounts = amountsOf(items, { isrRate, withholdsIva })

  function moveIssue(day: string) {
    const usual = addDays(issuedOn, basis.settings.dueDays)
    if (dueOn === usual && addDays(day, 0) === day) form.set('dueOn', addDays(day, basis.settings.dueDays))
    setIssued(day)
  }
  return (
    <>
      <Section title={t('charges.section.who')} text={t('charges.section.who_text')}>
        <div className="grid gap-4">
          <SelectBox
            {...clientField}
            load={loadClients}
            onChange={(chosen) => {
              isPicked.current = true
              pick(chosen)
            }}
            help={client?.rfc ? t('charges.client_rfc', { rfc: client.rfc }) : undefined}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField {...issuedField} onChange={moveIssue} />
            <DateField {...form.field('dueOn')} optional />
            <SelectField
              {...form.field('currency')}
              options={[
                { value: 'MXN', label: t('charges.currency.MXN') },
                { value: 'USD', label: t('charges.currency.USD') },
              ]}
            />
            {currency === 'USD' && (
              <NumberField
                {...form.field('exchangeRate')}
                decimals={DECIMALS.quantity}
                required
                help={t('charges.field.exchangeRate_hint')}
              />
            )}
          </div>
        </div>
      </Section>
      <section aria-labelledby="charge-concepts" className="grid max-w-300 gap-3 border-t border-line-subtle pt-6">
        <h2 id="charge-concepts" className="text-base font-semibold">
          {t('charges.field.items')}
        </h2>
        <ItemsField
          prefix="charge"
          items={items}
          onChange={(next) => form.set('items', next)}
          errors={form.errors}
          defaultTax={basis.settings.defaultTax}
          matterId={firstMatter(client, matterId)}
          matters={client?.matters ?? []}
          isWithheld={isrRate.trim() !== '' || withholdsIva}
          currency={currency}
        />
      </section>
      <Section title={t('charges.section.withholdings')} text={t('charges.section.withholdings_text')}>
        <WithholdingFields
          rate={form.field('isrRate')}
          iva={form.check('withholdsIva')}
          proposal={client && proposalFor(basis, client)}
          onTake={(rates) => {
            form.set('isrRate', rates.isrRate)
            form.set('withholdsIva', rates.withholdsIva)
          }}
        />
      </Section>
      <Section title={t('charges.section.totals')}>
        <div aria-live="polite" className="max-w-100">
          <TotalsList totals={amounts} currency={currency} />
        </div>
      </Section>
      <Section title={t('charges.section.notes')}>
        <div className="grid gap-4">
          <TextArea {...form.field('notes')} optional rows={3} help={t('charges.field.notes_hint')} />
          <TextArea {...form.field('internalNotes')} optional rows={2} help={t('charges.field.internalNotes_hint')} />
        </div>
      </Section>
    </>
  )
}
