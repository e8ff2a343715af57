import type { Data } from '@generated/data'
import type { Translate } from '~/hooks/use_messages'
import { route } from '~/routes'

export type RoleFacts = Data.Workspaces.Role
export type Permission = RoleFacts['permissions'][number]
export type RoleLine = Data.Workspaces.Role.Variants['forList']

export const ROLES = route('law_firm.roles.index')
export const PREVIEW = route('law_firm.role_previews.store')
export const addRole = (from?: number) => `${route('law_firm.roles.create')}${from ? `?from=${from}` : ''}`
export const viewRole = (id: number) => route('law_firm.roles.show', { id })
export const editRole = (id: number) => route('law_firm.roles.edit', { id })

/** Somebody who has a role. */
export type RolePerson = {
  id: number
  name: string
  userId: number
  picture: string | null
}

/** One page of the people who have a role. */
export type RolePeople = {
  people: RolePerson[]
  paging: { total: number; page: number; perPage: number }
}

type Named = Pick<RoleFacts, 'key' | 'name' | 'description'>

const BUILT_IN = ['owner', 'admin', 'lawyer', 'intern', 'reader'] as const
const builtInOf = (key: string | null) => BUILT_IN.find((each) => each === key)

/** What a role is called: those that every firm has speak the reader's language. */
export function roleName(t: Translate, { key, name }: Pick<Named, 'key' | 'name'>): string {
  const builtIn = builtInOf(key)
  return builtIn ? t(`roles.built_in.${builtIn}`) : name
}

/** What a role is for. */
export function roleDescription(t: Translate, { key, description }: Named): string | null {
  const builtIn = builtInOf(key)
  return builtIn ? t(`roles.built_in.${builtIn}.lead`) : description
}
