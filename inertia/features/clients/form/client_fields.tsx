import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { Section } from '~/features/settings/section'
import { useMessages } from '~/hooks/use_messages'
import { AddressFields } from './address_fields'
import { typedName, type ClientForm } from './client_form'
import { Duplicates } from '~/features/clients/duplicates'
import { ClientFormParts } from '~/features/clients/form_parts'
import { IdentityFields } from './identity_fields'
import { PhonesField } from './phones_field'
import { PlainFields } from './plain_fields'
import { LabelFields } from './label_fields'
import type { ClientChoices } from '~/features/clients/types'
import { useChecks } from './use_checks'

interface ClientFieldsProps {
  form: ClientForm
  choices: ClientChoices
  /** Of the client that is edited; null for a new one. */
  clientId: number | null
  autoFocus?: boolean
}

/** The fields of a client in their sections, and what is told about them while they are typed. */
export function ClientFields({ form, choices, clientId, autoFocus }: ClientFieldsProps) {
  const t = useMessages()
  const { warnings, duplicates } = useChecks(form.data, clientId)
  const { rfc, curp } = form.data
  return (
    <>
      <Section title={t('clients.section.identity')}>
        <div className="grid gap-4">
          <IdentityFields {...{ form, choices, warnings, autoFocus }} />
          <Duplicates duplicates={duplicates} />
          <ClientFormParts {...{ clientId, rfc, curp }} name={typedName(form.data)} />
        </div>
      </Section>
      <Section title={t('clients.section.contact')}>
        <div className="grid gap-4">
          <TextField {...form.field('email')} maxLength={undefined} type="email" autoComplete="off" />
          <PhonesField form={form} />
          <PlainFields form={form} section="contact" />
        </div>
      </Section>
      <Section title={t('clients.section.address')}>
        <div className="grid gap-4">
          <AddressFields form={form} choices={choices} />
          <PlainFields form={form} section="address" />
        </div>
      </Section>
      <Section title={t('clients.section.labels')} text={t('clients.section.labels_text')}>
        <LabelFields form={form} choices={choices} />
      </Section>
      <Section title={t('clients.section.notes')} text={t('clients.section.notes_text')}>
        <div className="grid gap-4">
          <TextArea {...form.field('notes')} rows={4} />
          <PlainFields form={form} section="notes" />
        </div>
      </Section>
    </>
  )
}
