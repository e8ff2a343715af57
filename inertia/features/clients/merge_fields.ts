import type { MessageId } from '~/i18n/messages'
import { inputOf, outputOf, regimeOption, type ClientInput } from '~/features/clients/form/client_form'
import type { Translate } from '~/hooks/use_messages'
import type { ClientFacts } from './types'

/** Parts of a client that stay or go together: a name is not half of one and half of another. */
export const GROUPS = {
  name: ['type', 'name', 'givenNames', 'firstSurname', 'secondSurname', 'tradeName'],
  rfc: ['rfc'],
  curp: ['curp'],
  taxRegime: ['taxRegime'],
  email: ['email'],
  responsible: ['responsibleId'],
  address: ['street', 'exteriorNumber', 'interiorNumber', 'colonia', 'municipality', 'zip', 'state'],
} as const satisfies Record<string, readonly (keyof ClientInput)[]>

export type Group = keyof typeof GROUPS
export const GROUP_KEYS = Object.keys(GROUPS) as Group[]

export const GROUP_NAMES: Record<Group, MessageId> = {
  name: 'clients.merge.whole_name',
  rfc: 'clients.field.rfc',
  curp: 'clients.field.curp',
  taxRegime: 'clients.field.taxRegime',
  email: 'clients.field.email',
  responsible: 'clients.field.responsible',
  address: 'clients.merge.whole_address',
}

/** What a client says in a group, in one line; empty for nothing. */
export function saidIn(group: Group, client: ClientFacts, t: Translate): string {
  if (group === 'name') {
    const trade = client.tradeName ? ` (${client.tradeName})` : ''
    return `${client.name}${trade} · ${t(`clients.${client.type}`)}`
  }
  if (group === 'responsible') return client.responsible?.name ?? ''
  if (group === 'taxRegime') return client.taxRegime ? regimeOption(client.taxRegime, t).label : ''
  return GROUPS[group]
    .map((name) => (client as Partial<Record<string, unknown>>)[name])
    .filter(Boolean)
    .join(', ')
}

/** Groups in which two clients differ and both say something. */
export function contested(kept: ClientFacts, other: ClientFacts, t: Translate): Group[] {
  return GROUP_KEYS.filter((group) => {
    const [one, two] = [saidIn(group, kept, t), saidIn(group, other, t)]
    return one !== two && one !== '' && two !== ''
  })
}

/** What is sent: each group of the one that was chosen, or of the one that says something; telephones, tags and notes of both. */
export function mergedFields(kept: ClientFacts, other: ClientFacts, fromOther: ReadonlySet<Group>, t: Translate) {
  const [own, others] = [outputOf(inputOf(kept, t)), outputOf(inputOf(other, t))] as Record<string, unknown>[]
  const isOthers = (group: Group) => fromOther.has(group) || saidIn(group, kept, t) === ''
  const chosen = GROUP_KEYS.flatMap((group) =>
    GROUPS[group].map((name) => [name, (isOthers(group) ? others : own)![name]] as const)
  )
  const numbers = [...kept.phones, ...other.phones]
  const phones = numbers
    .filter(({ dial }, at) => numbers.findIndex((one) => one.dial === dial) === at)
    .map(({ number, label }) => ({ number, label }))
  const tags = [...new Set([...kept.tags, ...other.tags])]
  const notes = [...new Set([kept.notes, other.notes].filter(Boolean))].join('\n\n')
  return { ...Object.fromEntries(chosen), phones, notes, tags }
}
