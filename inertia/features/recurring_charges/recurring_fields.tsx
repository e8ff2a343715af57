import { SelectBox } from '~/components/forms/choices/select_box'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { ConceptSections } from '~/features/charges/form/concept_sections'
import { CurrencyFields } from '~/features/charges/form/currency_fields'
import { usePickedClient } from '~/features/charges/form/use_picked_client'
import type { ChargedClient, FormBasis } from '~/features/charges/types'
import { Section } from '~/features/settings/section'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import type { RecurringFormState } from './recurring_form'
import { RhythmFields } from './rhythm_fields'

const loadClients = optionsFrom('law_firm.clients.options')

interface RecurringFieldsProps {
  form: RecurringFormState
  basis: FormBasis
  client: ChargedClient | null
  matterId?: number | null
  isRunning?: boolean
}

/** The fields of a recurring charge, with the days and the amount of its charges. */
export function RecurringFields({
  form,
  basis,
  client: first,
  matterId = null,
  isRunning = false,
}: RecurringFieldsProps) {
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
  const { items } = form.data
  const { onChange: pick, ...clientField } = form.field('clientId')

  function take(rates: { isrRate: string; withholdsIva: boolean }) {
    form.set('isrRate', rates.isrRate)
    form.set('withholdsIva', rates.withholdsIva)
  }
  return (
    <>
      <Section title={t('charges.section.who')} text={t('recurring_charges.section.who_text')}>
        <div className="grid gap-4">
          <SelectBox
            {...clientField}
            load={loadClients}
            onChange={(chosen) => {
              markPicked()
              pick(chosen)
            }}
          />
          <TextField {...form.field('title')} help={t('recurring_charges.field.title_hint')} />
        </div>
      </Section>
      <Section title={t('recurring_charges.section.when')}>
        <RhythmFields {...{ form, isRunning }} today={basis.today} />
      </Section>
      <ConceptSections
        prefix="recurring"
        {...{ basis, client, matterId, items }}
        currency={form.data.currency}
        onItems={(next) => form.set('items', next)}
        errors={form.errors}
        rate={form.field('isrRate')}
        iva={form.check('withholdsIva')}
        onTake={take}
      >
        <p className="text-sm text-fg-muted">{t('recurring_charges.period_hint', { mark: '{periodo}' })}</p>
        <div className="grid max-w-200 gap-4 sm:grid-cols-2">
          <CurrencyFields
            currency={form.field('currency')}
            rate={{ ...form.field('exchangeRate'), help: t('recurring_charges.field.exchangeRate_hint') }}
          />
        </div>
      </ConceptSections>
      <Section title={t('charges.section.notes')}>
        <TextArea {...form.field('notes')} optional rows={3} help={t('charges.field.notes_hint')} />
      </Section>
    </>
  )
}
