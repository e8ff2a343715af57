import { SelectBox } from '~/components/forms/choices/select_box'
import { DateField } from '~/components/forms/inputs/date_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import type { ChargedClient, FormBasis } from '~/features/charges/types'
import { Section } from '~/features/settings/section'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import type { ChargeForm } from './charge_form'
import { ConceptSections } from './concept_sections'
import { CurrencyFields } from './currency_fields'
import { addDays } from './figures'
import { usePickedClient } from './use_picked_client'

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
  const { client, markPicked } = usePickedClient(
    form.data.clientId,
    { first, basis },
    ({ matterId: own, ...rates }) => {
      take(rates)
      form.set(
        'items',
        form.data.items.map((item) => ({ ...item, matterId: own }))
      )
    }
  )
  const { items, issuedOn, dueOn } = form.data
  const { onChange: pick, ...clientField } = form.field('clientId')
  const { onChange: setIssued, ...issuedField } = form.field('issuedOn')

  function take(rates: { isrRate: string; withholdsIva: boolean }) {
    form.set('isrRate', rates.isrRate)
    form.set('withholdsIva', rates.withholdsIva)
  }
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
              markPicked()
              pick(chosen)
            }}
            help={client?.rfc ? t('charges.client_rfc', { rfc: client.rfc }) : undefined}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField {...issuedField} onChange={moveIssue} />
            <DateField {...form.field('dueOn')} optional />
            <CurrencyFields
              currency={form.field('currency')}
              rate={{ ...form.field('exchangeRate'), help: t('charges.field.exchangeRate_hint') }}
            />
          </div>
        </div>
      </Section>
      <ConceptSections
        prefix="charge"
        {...{ basis, client, matterId, items }}
        currency={form.data.currency}
        onItems={(next) => form.set('items', next)}
        errors={form.errors}
        rate={form.field('isrRate')}
        iva={form.check('withholdsIva')}
        onTake={take}
      />
      <Section title={t('charges.section.notes')}>
        <div className="grid gap-4">
          <TextArea {...form.field('notes')} optional rows={3} help={t('charges.field.notes_hint')} />
          <TextArea {...form.field('internalNotes')} optional rows={2} help={t('charges.field.internalNotes_hint')} />
        </div>
      </Section>
    </>
  )
}
