import type { PartyRole } from '@generated/fields'
import type { Plan } from '~/components/forms/plan'
import { useFields } from '~/components/forms/use_fields'
import { email, maxLength, required, type Rule } from '~/components/forms/validators'
import { useMessages, type Translate } from '~/hooks/use_messages'
import type { Party, Side } from './types'

export type LawyerInput = { key: number; name: string; licenseNumber: string; phone: string }

export type PartyInput = {
  side: Side
  kind: 'person' | 'business'
  name: string
  role: PartyRole
  roleOther: string
  rfc: string
  email: string
  phone: string
  note: string
  lawyers: LawyerInput[]
}

/** Own words for a role are needed when no role of the list says it. */
const saidWhenOther: Rule = {
  check: (value, data) =>
    (data as PartyInput).role === 'other' && String(value ?? '').trim() === '' ? { id: 'forms.required' } : null,
}

const plan = (t: Translate): Plan<PartyInput> => ({
  side: { label: t('matters.party.side') },
  kind: { label: t('matters.party.kind') },
  name: { label: t('matters.party.name'), rules: [required(), maxLength(200)] },
  role: { label: t('matters.party.role') },
  roleOther: { label: t('matters.party.role_other'), rules: [saidWhenOther, maxLength(80)] },
  rfc: { label: t('matters.party.rfc'), rules: [maxLength(13)] },
  email: { label: t('matters.party.email'), rules: [email()] },
  phone: { label: t('matters.party.phone'), rules: [maxLength(40)] },
  note: { label: t('matters.party.note'), rules: [maxLength(2000)] },
})

const EMPTY: PartyInput = {
  side: 'other',
  kind: 'person',
  name: '',
  role: 'defendant',
  roleOther: '',
  rfc: '',
  email: '',
  phone: '',
  note: '',
  lawyers: [],
}

/** What the form shows of a party, or of nobody yet. */
export function inputOf(party: Party | null): PartyInput {
  if (!party) return EMPTY
  const { side, kind, name, role, roleOther, rfc, email: address, phone, note, lawyers } = party
  const told = {
    roleOther: roleOther ?? '',
    rfc: rfc ?? '',
    email: address ?? '',
    phone: phone ?? '',
    note: note ?? '',
  }
  const typed = lawyers.map((each, key) => ({
    key,
    name: each.name,
    licenseNumber: each.licenseNumber ?? '',
    phone: each.phone ?? '',
  }))
  return { side, kind, name, role, ...told, lawyers: typed }
}

/** State of the form of a party. */
export function usePartyForm(party: Party | null) {
  const form = useFields<PartyInput>(inputOf(party), plan(useMessages()), { prefix: 'party' })
  form.transform(({ lawyers, ...input }) => ({
    ...input,
    version: party?.version,
    lawyers: lawyers.filter(({ name }) => name.trim() !== '').map(({ key: _, ...lawyer }) => lawyer),
  }))
  return form
}
