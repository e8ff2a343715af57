import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import User from '#app/accounts/models/user'
import { FoundWorkspace } from '#app/workspaces/actions/found_workspace'
import Member from '#app/workspaces/models/member'
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from './demo_people.js'

/** Fictitious. */
export const DEMO_FIRM = {
  name: 'Ibarra Lozano',
  slug: 'ibarra-lozano',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
}
const SECOND_FIRM = { name: 'Litigio Norte', slug: 'litigio-norte', city: 'Monterrey', state: 'Nuevo León' }

/** The people of the demo and their firms: the one in which all work, and a second one of the owner, so that there is something to switch to. */
export async function seedPeople(trx: TransactionClientContract) {
  const password = await hash.make(DEMO_PASSWORD)
  const people = new Map<DemoPerson['role'], User>()
  for (const person of DEMO_PEOPLE)
    people.set(person.role, await User.create(attributes(person, password), { client: trx }))
  const owner = people.get('owner')!
  const { workspace, roleOf } = await new FoundWorkspace().handle(trx, owner, DEMO_FIRM)
  for (const { role, memberRole } of DEMO_PEOPLE) {
    if (!memberRole || role === 'owner') continue
    const membership = { workspaceId: workspace.id, userId: people.get(role)!.id, roleId: roleOf(memberRole).id }
    await Member.create(membership, { client: trx })
  }
  await new FoundWorkspace().handle(trx, owner, SECOND_FIRM)
  return { people, workspace }
}

function attributes({ role, name, email }: DemoPerson, password: string) {
  return {
    name,
    email,
    password,
    type: role === 'client' ? ('client' as const) : ('lawyer' as const),
    isAdmin: role === 'operator',
    language: 'es' as const,
    theme: 'system' as const,
    profileComplete: true,
    emailVerifiedAt: clock.now(),
  }
}
