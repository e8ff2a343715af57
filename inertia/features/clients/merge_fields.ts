import { textsIn } from '@generated/fields'
import { inputOf, outputOf, regimeOption, type ClientInput } from '~/features/clients/form/client_form'
import type { Translate } from '~/hooks/use_messages'
import type { ClientFacts } from './types'

/** Texts of which each stays or goes by itself. */
const SINGLE = (['identity', 'contact', 'notes'] as const).flatMap(textsIn).filter((key) => key !== 'notes')

export type Group = 'name' | 'address' | 'responsible' | (typeof SINGLE)[number]

/** Parts of a client that stay or go together: a name is not half of one and half of another. */
export const GROUPS = new Map<Group, readonly (keyof ClientInput)[]>([
  ['name', ['type', 'name', 'givenNames', 'firstSurname', 'secondSurname', ...textsIn('name')]],
  ...SINGLE.map((key) => [key, [key]] as const),
  ['responsible', ['responsibleId']],
  ['address', textsIn('address')],
])
const GROUP_KEYS = [...GROUPS.keys()]

/** How a group is called. */
export const groupName = (group: Group, t: Translate) =>
  group === 'name' || group === 'address' ? t(`clients.merge.whole_${group}`) : t(`clients.field.${group}`)

/** What a client says in a group, in one line; empty for nothing. */
export function saidIn(group: Group, client: ClientFacts, t: Translate): string {
  if (group === 'name') {
    const trade = client.tradeName ? ` (${client.tradeName})` : ''
    return `${client.name}${trade} · ${t(`clients.${client.type}`)}`
  }
  if (group === 'responsible') return client.responsible?.name ?? ''
  if (group === 'taxRegime') return client.taxRegime ? regimeOption(client.taxRegime, t).label : ''
  return GROUPS.get(group)!
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
    GROUPS.get(group)!.map((name) => [name, (isOthers(group) ? others : own)![name]] as const)
  )
  const numbers = [...kept.phones, ...other.phones]
  const phones = numbers
    .filter(({ dial }, at) => numbers.findIndex((one) => one.dial === dial) === at)
    .map(({ number, label }) => ({ number, label }))
  const tags = [...new Set([...kept.tags, ...other.tags])]
  const notes = [...new Set([kept.notes, other.notes].filter(Boolean))].join('\n\n')
  return { ...Object.fromEntries(chosen), phones, notes, tags }
}
