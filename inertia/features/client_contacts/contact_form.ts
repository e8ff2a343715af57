import type { ContactRole } from '@generated/fields'
import type { Plan } from '~/components/forms/plan'
import { useFields } from '~/components/forms/use_fields'
import { date, email, maxLength, required, type Rule } from '~/components/forms/validators'
import { useMessages, type Translate } from '~/hooks/use_messages'
import type { Contact } from './types'

export type ContactInput = {
  name: string
  role: ContactRole
  roleOther: string
  phone: string
  email: string
  deedNumber: string
  deedOn: string
  deedNotary: string
  notes: string
}

/** Own words for a role are needed when no role of the list says it. */
const requiredForOther: Rule = {
  check: (value, data) =>
    (data as ContactInput).role === 'other' && String(value ?? '').trim() === '' ? { id: 'forms.required' } : null,
}

const plan = (t: Translate): Plan<ContactInput> => ({
  name: { label: t('clients.contact.name'), rules: [required(), maxLength(200)] },
  role: { label: t('clients.contact.role') },
  roleOther: { label: t('clients.contact.role_other'), rules: [requiredForOther, maxLength(80)] },
  phone: { label: t('clients.field.phone') },
  email: { label: t('clients.field.email'), rules: [email(), maxLength(254)] },
  deedNumber: { label: t('clients.contact.deed_number'), rules: [maxLength(40)] },
  deedOn: { label: t('clients.contact.deed_on'), rules: [date()] },
  deedNotary: { label: t('clients.contact.deed_notary'), rules: [maxLength(200)] },
  notes: { label: t('clients.contact.notes'), rules: [maxLength(2_000)] },
})

const FIELDS = ['name', 'roleOther', 'phone', 'email', 'deedNumber', 'deedOn', 'deedNotary', 'notes'] as const

/** What the form shows of a contact, or of nobody yet: the first one of a company is who represents it. */
function inputOf(contact: Contact | null, isFirst: boolean): ContactInput {
  const texts = Object.fromEntries(FIELDS.map((name) => [name, contact?.[name] ?? '']))
  return { ...(texts as Record<(typeof FIELDS)[number], string>), role: contact?.role ?? roleOfNew(isFirst) }
}

const roleOfNew = (isFirst: boolean): ContactRole => (isFirst ? 'legal_representative' : 'contact')

/** State of the form of a contact. */
export function useContactForm(contact: Contact | null, isFirst: boolean) {
  const form = useFields<ContactInput>(inputOf(contact, isFirst), plan(useMessages()), { prefix: 'contact' })
  form.transform((input) => ({ ...input, version: contact?.version }))
  return form
}
