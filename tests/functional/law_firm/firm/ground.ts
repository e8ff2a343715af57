import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { setLimitStore } from '#app/core/limits/rate_limiter'
import Member from '#app/workspaces/models/member'
import Role from '#app/workspaces/models/role'
import Workspace from '#app/workspaces/models/workspace'
import { PASSWORD, type Firm } from '#tests/helpers/people'

export const INFO = '/law-firm/settings/info'
export const MEMBERS = '/law-firm/settings/members'
export const GROUPS = '/law-firm/settings/groups'

/** What proves, at a sensitive action, that the person is there. */
export const PROOF = { confirmation: { password: PASSWORD } }

/** What any write changes beside what it is for. */
export const BY_THE_WAY = ['sessions', 'idempotency_keys', 'rate_limits']
/** And what a refused proof leaves behind. */
export const REFUSED = [...BY_THE_WAY, 'audit_entries', 'audit_chains']

/** Each test in a transaction that is rolled back, and with fresh limits. */
export async function freshTest() {
  setLimitStore('memory')
  return testUtils.db().wrapInGlobalTransaction()
}

/** Lets a person prove who they are with PASSWORD. */
export async function withPassword(user: User): Promise<User> {
  await user.setPassword(PASSWORD)
  return user.save()
}

export async function memberOf({ workspace }: Pick<Firm, 'workspace'>, user: { id: number }): Promise<Member> {
  return Member.in(workspace).where('user_id', user.id).firstOrFail()
}

export async function isMember({ workspace }: Pick<Firm, 'workspace'>, user: { id: number }): Promise<boolean> {
  return (await Member.in(workspace).where('user_id', user.id).first()) !== null
}

export function roleOf({ workspace }: Pick<Firm, 'workspace'>, key: string): Promise<Role> {
  return Role.in(workspace).where('key', key).firstOrFail()
}

/** The name of the role of a person in a firm; null without one. */
export async function roleNameOf(firm: Pick<Firm, 'workspace'>, user: { id: number }): Promise<string | null> {
  const member = await memberOf(firm, user)
  await member.load('role')
  return member.role?.name ?? null
}

export const firmOf = ({ workspace }: Pick<Firm, 'workspace'>): Promise<Workspace> => Workspace.findOrFail(workspace.id)

/** Audit entries in the log of a firm, newest first. */
export async function auditEntriesOf({ workspace }: Pick<Firm, 'workspace'>) {
  const rows = await db.from('audit_entries').where('workspace_id', workspace.id).orderBy('id', 'desc')
  return rows.map((row) => ({
    action: row.action as string,
    actorId: Number(row.actor_id),
    before: JSON.parse(row.before ?? 'null'),
    after: JSON.parse(row.after ?? 'null'),
  }))
}

/** The form of a firm as its page fills it in. */
export const FORM = {
  name: 'Despacho de prueba',
  slug: 'despacho-de-prueba',
  phone: '55 5512 3456',
  address: 'Río Lerma 196, Cuauhtémoc',
  zip: '06500',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  practiceAreas: ['amparo', 'commercial'],
  publicProfile: true,
  timeZone: 'America/Mexico_City',
  rfc: 'IBL 010203-AB9',
  taxName: 'Despacho de Prueba, S.C.',
  taxRegime: '601',
  taxZip: '06500',
  version: 1,
}

/** A CLABE with a right check digit, of an account that does not exist. */
export const CLABE = '012180001234567899'
