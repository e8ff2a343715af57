import db from '@adonisjs/lucid/services/db'
import app from '@adonisjs/core/services/app'
import { CookieClient } from '@adonisjs/core/http'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type User from '#app/accounts/models/user'
import Collection from '#app/collections/models/collection'
import { hashOfToken } from '#app/core/encryption/tokens'
import SavedView from '#app/saved_views/models/saved_view'
import Member from '#app/workspaces/models/member'
import Role from '#app/workspaces/models/role'
import type Workspace from '#app/workspaces/models/workspace'
import { BUILT_IN_ROLES, PERMISSIONS } from '#app/workspaces/permissions'
import { SESSION_COOKIE } from '#config/session'
import { reminderOf } from '#database/factories/reminder_factory'
import { firm, person, type Firm } from '#tests/helpers/people'
import { sheetFor, templateOf } from '#tests/helpers/templates'
import { checkOf, relationOf } from '#tests/helpers/conflicts'
import { openSession } from '#tests/helpers/signed_in'
import { SYSTEM } from '#app/core/audit/author'
import { SaveReport } from '#app/insights/actions/save_report'
import { usualDefinition } from '#app/insights/domain/report_definition'
import { FileComputation } from '#app/deadlines/actions/file_computation'
import type { Access, RecordKind } from './access_table.js'

/** Stands in every name of the firm whose records are asked for: whoever is no member of it may never read it. */
export const MARK = 'ZQX7'

/** Somebody who calls every route, and what they are. */
export interface Caller {
  is: Access['as'][]
  permissions: readonly string[]
  /** Not of the firm whose records are asked for. */
  outsider: boolean
  /** Sees through another role, or through another person's eyes. */
  actingAs?: 'preview' | 'impersonation'
  headers: Record<string, string>
}

export type Records = Record<RecordKind, number>

const LAWYER: Access['as'][] = ['user', 'lawyer']
const OWNER: Access['as'][] = [...LAWYER, 'owner']
const granted = (key: string) => BUILT_IN_ROLES.find((role) => role.key === key)!.permissions as readonly string[]

/** Headers of a live session of somebody; `extra` is put into it. */
export async function headersOf(user: User | null, workspace: Workspace | null, extra: Record<string, unknown> = {}) {
  const { id, csrf } = await openSession(user, workspace)
  const row = db.from('sessions').where('id', hashOfToken(id))
  const { content } = await row.clone().firstOrFail()
  const columns = {
    content: JSON.stringify({ ...JSON.parse(content), ...extra }),
    preview_role_id: extra.previewRoleId ?? null,
    impersonation_id: (extra.impersonation as { id: number } | undefined)?.id ?? null,
  }
  await row.clone().update(columns)
  const cookies = new CookieClient((await app.container.make('encryption')).use())
  return { 'cookie': `${SESSION_COOKIE}=${cookies.sign(SESSION_COOKIE, id)}`, 'x-csrf-token': csrf }
}

/** An operator who looks through the eyes of a member. */
async function impersonating(operator: User, user: User, workspace: Workspace) {
  const until = clock.now().plus({ minutes: 30 })
  const [created] = await db.table('impersonations').insert({
    admin_id: operator.id,
    user_id: user.id,
    workspace_id: workspace.id,
    reason: 'Ayuda',
    expires_at: toSqlInstant(until),
    created_at: toSqlInstant(clock.now()),
  })
  const impersonation = { id: created, adminId: operator.id, adminName: 'Operador', until: until.toISO() }
  return headersOf(user, workspace, { impersonation })
}

/** All kinds of people, signed in. */
async function callersOf(own: Firm, other: Firm): Promise<Record<string, Caller>> {
  const { workspace } = own
  const insider = { is: LAWYER, outsider: false }
  const outsider = { permissions: [], outsider: true }
  const roleless = await own.hireWith([])
  await Member.in(workspace).where('user_id', roleless.id).update({ role_id: null })
  const elsewhere = await other.hire('lawyer')
  await elsewhere.merge({ type: 'client' }).save()
  const operator = await person({ isAdmin: true })
  const represented = await person({ type: 'client' })
  await (await clientOf(other)).merge({ userId: represented.id }).save()
  const reader = await Role.in(workspace).where('key', 'reader').firstOrFail()
  const hired = async (key: 'admin' | 'lawyer' | 'intern' | 'reader') => ({
    ...insider,
    permissions: granted(key),
    headers: await headersOf(await own.hire(key), workspace),
  })
  const preview = await headersOf(own.owner, workspace, { previewRoleId: reader.id })

  return {
    'a visitor': { ...outsider, is: [], headers: await headersOf(null, null) },
    'a client': {
      ...outsider,
      is: ['user', 'client'],
      headers: await headersOf(represented, null),
    },
    'a client who works in another firm': {
      ...{ is: LAWYER, permissions: granted('lawyer'), outsider: true },
      headers: await headersOf(elsewhere, other.workspace),
    },
    'a person without a firm': { ...outsider, is: ['user'], headers: await headersOf(await person(), null) },
    'the owner of another firm': {
      ...{ is: OWNER, permissions: PERMISSIONS, outsider: true },
      headers: await headersOf(other.owner, other.workspace),
    },
    'an operator': { ...outsider, is: ['user', 'admin'], headers: await headersOf(operator, null) },
    'a member without a role': { ...insider, permissions: [], headers: await headersOf(roleless, workspace) },
    'a reader': await hired('reader'),
    'an intern': await hired('intern'),
    'a lawyer': await hired('lawyer'),
    'an administrator': await hired('admin'),
    'the owner': { ...insider, is: OWNER, permissions: PERMISSIONS, headers: await headersOf(own.owner, workspace) },
    'the owner, seeing as a reader': {
      ...insider,
      permissions: granted('reader'),
      actingAs: 'preview',
      headers: preview,
    },
    'an operator, as an administrator': {
      ...{ ...insider, permissions: granted('admin'), actingAs: 'impersonation' },
      headers: await impersonating(operator, await own.hire('admin'), workspace),
    },
  }
}

/** One record of each kind of a firm, all with the mark in their names. */
async function recordsOf(own: Firm): Promise<Records> {
  const { workspace, owner } = own
  const at = toSqlInstant(clock.now())
  const instants = { created_at: at, updated_at: at }
  const matter = await matterOf(own, { title: `Asunto ${MARK}` })
  const client = await clientOf(own, { givenNames: `Clienta ${MARK}` })
  const values = { workspaceId: workspace.id, key: null, name: `Rol ${MARK}`, permissions: [], editable: true }
  const role = await Role.create(values)
  const colleague = await own.hire('reader')
  const member = await Member.in(workspace).where('user_id', colleague.id).firstOrFail()
  const group = { workspace_id: workspace.id, name: `Grupo ${MARK}`, ...instants }
  const [groupId] = await db.table('groups').insert(group)
  const invitation = {
    workspace_id: workspace.id,
    kind: 'member',
    email: `${MARK}@ejemplo.mx`.toLowerCase(),
    name: `Persona ${MARK}`,
    role_id: role.id,
    invited_by_id: owner.id,
    state: 'pending',
    token_hash: 'f'.repeat(64),
    sent_text: '',
    received_text: '',
    sent_at: at,
    expires_at: toSqlInstant(clock.now().plus({ days: 7 })),
    ...instants,
  }
  const [invitationId] = await db.table('invitations').insert(invitation)
  const template = await templateOf(own, { title: `Plantilla ${MARK}` })
  await sheetFor(matter, template)
  const check = await checkOf(own, `Buscada ${MARK}`)
  const relation = await relationOf(own, `Relacionada ${MARK}`)
  const reminder = await reminderOf(own, matter, `Recordatorio ${MARK}`)
  const firmRequest = await firmRequestTo(workspace.id, MARK)
  const collection = await collectionIn(own, `Colección ${MARK}`)
  const view = { workspaceId: workspace.id, userId: owner.id, list: 'matters', name: `Vista ${MARK}`, query: '' }
  const savedView = await SavedView.create({ ...view, shared: true })
  const ids = {
    collection,
    computation: await computationOf(own, `Cómputo ${MARK}`),
    saved_view: savedView.id,
    report: await reportOf(own, role.id),
    firm_request: firmRequest,
    reminder,
    group: Number(groupId),
    invitation: Number(invitationId),
    template: template.id,
    check: check.id,
    relation: relation.id,
  }
  return { matter: matter.id, client: client.id, role: role.id, member: member.id, ...ids }
}

/** A report that every role of the firm reads, made by its lawyer: who may not change the firm only changes their own. */
async function reportOf({ workspace }: Firm, roleId: number): Promise<number> {
  const lawyers = Role.in(workspace).where('key', 'lawyer').select('id')
  const { userId } = await Member.in(workspace).whereIn('role_id', lawyers).firstOrFail()
  const roles = [...(await Role.in(workspace).select('id')).map(({ id }) => id), roleId]
  const fields = { title: `Reporte ${MARK}`, subject: 'matters' as const, definition: usualDefinition('matters') }
  const author = { ...SYSTEM, userId }
  const shared = { ...fields, roleIds: [...new Set(roles)], rhythm: null, day: null }
  return (await new SaveReport().add(author, workspace, shared)).id
}

/** A term that somebody computed who may not confirm it. */
async function computationOf({ workspace }: Firm, title: string): Promise<number> {
  const fields = { notifiedOn: '2026-02-23', time: null, notification: 'lfpca_personal', term: 'amparo_direct' }
  const calendars = { handling: 'pjf', responsible: 'tfja' }
  const { id } = await new FileComputation().handle(SYSTEM, workspace, title, { ...fields, ...calendars })
  return id
}

/** A collection that the whole firm may work on; its number is none that an address of another record would hit. */
async function collectionIn({ workspace, owner }: Firm, name: string): Promise<number> {
  const fields = { workspaceId: workspace.id, ownerId: owner.id, name, sharing: 'edit', version: 1 } as const
  return (await Collection.create({ id: 7_024, ...fields })).id
}

/** Somebody who asks a firm to work for them. */
async function firmRequestTo(workspaceId: number, mark: string): Promise<number> {
  const at = toSqlInstant(clock.now())
  const { id: userId } = await person({ type: 'client', name: `Persona ${mark}` })
  const asked = {
    workspace_id: workspaceId,
    user_id: userId,
    addressed_to: `Despacho ${mark}`,
    message: `Ayuda ${mark}`,
  }
  const [id] = await db.table('firm_requests').insert({ ...asked, state: 'open', created_at: at, updated_at: at })
  return Number(id)
}

/** A firm with records, another one, and everybody who may call. */
export async function scene(): Promise<{ callers: Record<string, Caller>; records: Records }> {
  const [own, other] = [await firm(`Olmos ${MARK}`), await firm('Despacho ajeno')]
  await own.owner.merge({ name: `Olga ${MARK}` }).save()
  const callers = await callersOf(own, other)
  return { callers, records: await recordsOf(own) }
}
