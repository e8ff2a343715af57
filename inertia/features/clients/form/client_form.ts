import { useMemo } from 'react'
import type { Plan } from '~/components/forms/plan'
import { useFields } from '~/components/forms/use_fields'
import { email, maxLength, required, type Rule } from '~/components/forms/validators'
import type { BoxOption } from '~/components/forms/select_box'
import { useMessages, type Translate } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { ClientFacts } from '~/features/clients/types'

export type PhoneInput = { number: string; label: string }

/** The form of a client as it is typed. */
export interface ClientInput {
  type: 'person' | 'business'
  name: string
  givenNames: string
  firstSurname: string
  secondSurname: string
  tradeName: string
  taxRegime: BoxOption | null
  rfc: string
  curp: string
  email: string
  phones: PhoneInput[]
  street: string
  exteriorNumber: string
  interiorNumber: string
  colonia: BoxOption | null
  municipality: string
  zip: string
  state: BoxOption | null
  notes: string
  responsibleId: BoxOption | null
  tags: string[]
}

/** Asked for only of one type of client: the other has no such field. */
const requiredOf = (type: ClientInput['type']): Rule => ({
  ...required(),
  check: (value, data) => ((data as ClientInput).type === type ? required().check(value, data) : null),
})
const fiveDigits: Rule = {
  check: (value) => (value === '' || /^\d{5}$/.test(String(value).trim()) ? null : { id: 'clients.field.zip_wrong' }),
}

/** The names of the fields, and their rules. */
export const clientPlan = (t: Translate): Plan<ClientInput> => ({
  type: { label: t('clients.field.type') },
  name: { label: t('clients.field.name'), rules: [requiredOf('business'), maxLength(200)] },
  givenNames: { label: t('clients.field.givenNames'), rules: [requiredOf('person'), maxLength(200)] },
  firstSurname: { label: t('clients.field.firstSurname'), rules: [maxLength(100)] },
  secondSurname: { label: t('clients.field.secondSurname'), rules: [maxLength(100)] },
  tradeName: { label: t('clients.field.tradeName'), rules: [maxLength(200)] },
  rfc: { label: t('clients.field.rfc') },
  curp: { label: t('clients.field.curp') },
  taxRegime: { label: t('clients.field.taxRegime') },
  email: { label: t('clients.field.email'), rules: [email(), maxLength(254)] },
  phones: { label: t('clients.field.phones') },
  zip: { label: t('clients.field.zip'), rules: [fiveDigits] },
  state: { label: t('clients.field.state') },
  municipality: { label: t('clients.field.municipality'), rules: [maxLength(120)] },
  colonia: { label: t('clients.field.colonia') },
  street: { label: t('clients.field.street'), rules: [maxLength(150)] },
  exteriorNumber: { label: t('clients.field.exteriorNumber'), rules: [maxLength(20)] },
  interiorNumber: { label: t('clients.field.interiorNumber'), rules: [maxLength(20)] },
  responsibleId: { label: t('clients.field.responsible') },
  tags: { label: t('clients.field.tags') },
  notes: { label: t('clients.field.notes'), rules: [maxLength(5_000)] },
})

const option = (text: string | null): BoxOption | null => (text ? { value: text, label: text } : null)

/** A tax regime with its number and name. */
export const regimeOption = (key: string, t: Translate): BoxOption => ({
  value: key,
  label: t(`firm.regime.${key}` as MessageId),
})

/** A person of the firm as a box offers them. */
export const personOption = ({ id, name }: { id: number; name: string }): BoxOption => ({
  value: String(id),
  label: name,
})

const NEW_PHONE: PhoneInput = { number: '', label: '' }
const texts = (client: ClientFacts | null) => (name: keyof ClientFacts & keyof ClientInput) =>
  String(client?.[name] ?? '')

/** What the form shows of a client that exists, or of none. */
export function inputOf(client: ClientFacts | null, t: Translate): ClientInput {
  const text = texts(client)
  const phones = (client?.phones ?? []).map(({ number, label }) => ({ number, label }))
  return {
    type: client?.type ?? 'person',
    ...{ name: client?.type === 'business' ? text('name') : '', givenNames: text('givenNames') },
    ...{ firstSurname: text('firstSurname'), secondSurname: text('secondSurname'), tradeName: text('tradeName') },
    taxRegime: client?.taxRegime ? regimeOption(client.taxRegime, t) : null,
    ...{ rfc: text('rfc'), curp: text('curp'), email: text('email') },
    phones: phones.length > 0 ? phones : [NEW_PHONE],
    ...{ street: text('street'), exteriorNumber: text('exteriorNumber'), interiorNumber: text('interiorNumber') },
    colonia: option(client?.colonia ?? null),
    ...{ municipality: text('municipality'), zip: text('zip'), notes: text('notes') },
    state: option(client?.state ?? null),
    responsibleId: client?.responsible ? personOption(client.responsible) : null,
    tags: client?.tags ?? [],
  }
}

/** Numbers that were filled in, in their order. */
export const filledPhones = (phones: PhoneInput[]) => phones.filter(({ number }) => number.trim() !== '')

/** What is sent of what is typed. */
export function outputOf({ taxRegime, state, colonia, phones, responsibleId, ...input }: ClientInput) {
  const chosen = { taxRegime: taxRegime?.value ?? null, state: state?.value ?? null, colonia: colonia?.label ?? null }
  const responsible = responsibleId ? Number(responsibleId.value) : null
  return { ...input, ...chosen, responsibleId: responsible, phones: filledPhones(phones) }
}

/** State of the form of a client. */
export function useClientForm(client: ClientFacts | null) {
  const t = useMessages()
  const plan = useMemo(() => clientPlan(t), [t])
  return useFields<ClientInput>(inputOf(client, t), plan, { prefix: 'client' })
}

export type ClientForm = ReturnType<typeof useClientForm>

/** The name of a client as it is typed. */
export function typedName({ type, name, givenNames, firstSurname, secondSurname }: ClientInput): string {
  return type === 'business' ? name : [givenNames, firstSurname, secondSurname].filter(Boolean).join(' ')
}
