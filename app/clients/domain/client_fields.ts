import { distinctTags } from '#app/clients/domain/client_tags'
import { CLIENT_TEXT_KEYS, hasText, textsOf, type ClientTextKey } from '#app/clients/domain/fields'
import { stateOfZip } from '#app/core/places/states'

export type ClientType = 'person' | 'business'
export type ClientPhone = { number: string; label: string }

/** What people fill in about a client. A person has names and surnames; a business the name that it is registered under. */
export interface ClientFields extends Partial<Record<ClientTextKey, string | null>> {
  type: ClientType
  name?: string | null
  givenNames?: string | null
  firstSurname?: string | null
  secondSurname?: string | null
  phones?: { number: string; label?: string | null }[] | null
  /** Who of the firm answers for the client. */
  responsibleId?: number | null
  tags?: string[] | null
}

const NAME_PARTS = ['givenNames', 'firstSurname', 'secondSurname'] as const

/** The columns that a form of a client writes. */
export const EDITABLE = [
  ...(['type', 'name'] as const),
  ...NAME_PARTS,
  ...CLIENT_TEXT_KEYS,
  ...(['phones', 'responsibleId', 'tags'] as const),
]
export type EditableField = (typeof EDITABLE)[number]
export type StoredFields = Record<
  Exclude<EditableField, 'type' | 'name' | 'phones' | 'responsibleId' | 'tags'>,
  string | null
> & {
  type: ClientType
  name: string
  phones: ClientPhone[]
  responsibleId: number | null
  tags: string[]
}

/** The whole name of a person, as one writes it. */
export function composedName({ givenNames, firstSurname, secondSurname }: Partial<ClientFields>): string {
  return [givenNames, firstSurname, secondSurname].filter(Boolean).join(' ')
}

/** What is stored of a form: what was left empty is null, the name is composed, and the state is that of the postal code. */
export function storedFields(fields: ClientFields): StoredFields {
  const isPerson = fields.type === 'person'
  const texts = textsOf((name) => (hasText(fields.type, name) ? (fields[name] ?? null) : null))
  const parts = Object.fromEntries(NAME_PARTS.map((name) => [name, (isPerson && fields[name]) || null])) as Record<
    (typeof NAME_PARTS)[number],
    string | null
  >
  return {
    ...texts,
    ...parts,
    type: fields.type,
    name: isPerson ? composedName(fields) : (fields.name ?? ''),
    phones: phonesOf(fields.phones ?? []),
    state: stateOfZip(fields.zip ?? '') ?? fields.state ?? null,
    responsibleId: fields.responsibleId ?? null,
    tags: distinctTags(fields.tags ?? []),
  }
}

/** Each number once, as it was first given. */
function phonesOf(phones: NonNullable<ClientFields['phones']>): ClientPhone[] {
  const first = phones.filter(({ number }, at) => phones.findIndex((other) => other.number === number) === at)
  return first.map(({ number, label }) => ({ number, label: label ?? '' }))
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

type Known = Partial<Record<EditableField, unknown>>

/** What differs between two states of a client: the old values and the new ones, of the changed fields only. */
export function changesOf(current: Known, next: Known) {
  const empty = (value: unknown) => (Array.isArray(value) && value.length === 0 ? null : value)
  const changed = EDITABLE.filter((name) => name in next && !same(empty(current[name]), empty(next[name])))
  const only = (of: Known) => Object.fromEntries(changed.map((name) => [name, of[name] ?? null]))
  return { before: only(current), after: only(next) as Partial<StoredFields>, any: changed.length > 0 }
}
