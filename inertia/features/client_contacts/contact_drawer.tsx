import { CONTACT_ROLES, type ContactRole } from '@generated/fields'
import { DateField } from '~/components/forms/inputs/date_field'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { clientAddress } from '~/features/clients/address'
import { ConflictHint } from '~/features/conflicts/conflict_hint'
import { useMessages } from '~/hooks/use_messages'
import { useContactForm } from './contact_form'
import type { Contact } from './types'

interface ContactDrawerProps {
  clientId: number
  /** Null for a new one. */
  contact: Contact | null
  /** Whether the client has nobody yet. */
  isFirst: boolean
  onClose: () => void
}

/** A person of a client, as what, and with which power of attorney. */
export default function ContactDrawer({ clientId, contact, isFirst, onClose }: ContactDrawerProps) {
  const t = useMessages()
  const form = useContactForm(contact, isFirst)
  const path = `${clientAddress(clientId)}/contacts`
  const { role } = form.data
  const roles = CONTACT_ROLES.map((value) => ({ value, label: t(`clients.contact.role.${value}`) }))

  return (
    <EditDrawer
      {...{ onClose, form }}
      method={contact ? 'put' : 'post'}
      action={contact ? `${path}/${contact.id}` : path}
      title={t(contact ? 'clients.contact.edit_title' : 'clients.contact.new_title')}
      verb={t('clients.contact.submit')}
    >
      <TextField {...form.field('name')} autoFocus autoComplete="off" />
      <ConflictHint name={form.data.name} clientId={clientId} />
      <SelectField
        {...form.field('role')}
        onChange={(value) => form.set('role', value as ContactRole)}
        options={roles}
      />
      {role === 'other' && <TextField {...form.field('roleOther')} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('phone')} optional type="tel" autoComplete="off" />
        <TextField {...form.field('email')} optional type="email" autoComplete="off" maxLength={undefined} />
      </div>
      {role === 'legal_representative' && (
        <fieldset className="grid gap-4">
          <legend className="mb-2 text-sm font-semibold">{t('clients.contact.deed')}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...form.field('deedNumber')} optional autoComplete="off" />
            <DateField {...form.field('deedOn')} optional />
          </div>
          <TextField
            {...form.field('deedNotary')}
            optional
            help={t('clients.contact.deed_notary_hint')}
            autoComplete="off"
          />
        </fieldset>
      )}
      <TextArea {...form.field('notes')} optional rows={3} />
    </EditDrawer>
  )
}
