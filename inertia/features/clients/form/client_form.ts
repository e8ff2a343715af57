import { CLIENT_TEXTS, textsOf, type ClientSection, type ClientTextKey } from '@generated/fields'
import { useMemo } from 'react'
import type { Plan } from '~/components/forms/plan'
import { useFields } from '~/components/forms/use_fields'
import { email, maxLength, required, type Rule } from '~/components/forms/validators'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { useMessages, type Translate } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { ClientFacts } from '~/features/clients/types'
import { textsOnPage } from './client_texts'

export type PhoneInput = { number: string; label: string }

/** Texts of which one is chosen. */
type ChosenText = 'taxRegime' | 'state' | 'colonia'

/** The form of a client as it is typed. */
export interface ClientInput
  extends Record<Exclude<ClientTextKey, ChosenText>, string>, Record<ChosenText, BoxOption | null> {
  type: 'person' | 'business'
  name: string
  givenNames: string
  firstSurname: string
  secondSurname: string
  phones: PhoneInput[]
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

/** Rules of the texts of which more or less is asked than that they fit. */
const RULES: Partial<Record<ClientTextKey, Rule[]>> = {
  ...{ rfc: [], curp: [], taxRegime: [], state: [], colonia: [] },
  email: [email(), maxLength(CLIENT_TEXTS.email.length)],
  zip: [fiveDigits],
}

/** The names of the texts of a section, and their rules. */
const textPlan = (section: ClientSection, t: Translate): Plan<ClientInput> =>
  Object.fromEntries(
    textsOnPage(section).map((key) => [
      key,
      { label: t(`clients.field.${key}`), rules: RULES[key] ?? [maxLength(CLIENT_TEXTS[key].length)] },
    ])
  )

/** The names of the fields, and their rules. */
export const clientPlan = (t: Translate): Plan<ClientInput> => ({
  type: { label: t('clients.field.type') },
  name: { label: t('clients.field.name'), rules: [requiredOf('business'), maxLength(200)] },
  givenNames: { label: t('clients.field.givenNames'), rules: [requiredOf('person'), maxLength(200)] },
  firstSurname: { label: t('clients.field.firstSurname'), rules: [maxLength(100)] },
  secondSurname: { label: t('clients.field.secondSurname'), rules: [maxLength(100)] },
  ...textPlan('name', t),
  ...textPlan('identity', t),
  ...textPlan('contact', t),
  phones: { label: t('clients.field.phones') },
  ...textPlan('address', t),
  responsibleId: { label: t('clients.field.responsible') },
  tags: { label: t('clients.field.tags') },
  ...textPlan('notes', t),
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

/** What the form shows of a client that exists, or of none. */
export function inputOf(client: ClientFacts | null, t: Translate): ClientInput {
  const phones = (client?.phones ?? []).map(({ number, label }) => ({ number, label }))
  return {
    ...textsOf((key) => client?.[key] ?? ''),
    type: client?.type ?? 'person',
    name: client?.type === 'business' ? client.name : '',
    givenNames: client?.givenNames ?? '',
    firstSurname: client?.firstSurname ?? '',
    secondSurname: client?.secondSurname ?? '',
    taxRegime: client?.taxRegime ? regimeOption(client.taxRegime, t) : null,
    phones: phones.length > 0 ? phones : [NEW_PHONE],
    colonia: option(client?.colonia ?? null),
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
