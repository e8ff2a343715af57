import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import hash from '@adonisjs/core/services/hash'
import { clock } from '#app/core/clock'
import User from '#app/accounts/models/user'
import Member from '#app/workspaces/models/member'
import Role from '#app/workspaces/models/role'
import type Workspace from '#app/workspaces/models/workspace'
import { withNeeded } from '#app/workspaces/domain/permission_needs'
import { DEMO_PASSWORD } from './demo_people.js'

/** A role that the firm of the demo made for itself. */
export const DEMO_ROLE = {
  name: 'Administración y cobranza',
  description: 'Factura, registra abonos y da seguimiento a los saldos',
  permissions: withNeeded(['facturas:crear', 'facturas:editar', 'pagos:crear', 'clientes:editar', 'reportes:crear']),
}

/** Fictitious. */
const ADMINISTRATOR = { name: 'Teresa Villalobos Cano', email: 'teresa@ibarralozano.example' }

/** Gives the firm of the demo a role of its own and somebody who has it, unless it has one already. */
export async function seedRoles(workspace: Workspace): Promise<void> {
  await db.transaction(async (trx) => {
    const values = { ...DEMO_ROLE, workspaceId: workspace.id, key: null, editable: true }
    const known = await Role.in(workspace, trx).where('name', DEMO_ROLE.name).first()
    if (known) return
    const role = await Role.create(values, { client: trx })
    const userId = (await administrator(trx)).id
    await Member.create({ workspaceId: workspace.id, userId, roleId: role.id }, { client: trx })
  })
}

async function administrator(trx: TransactionClientContract): Promise<User> {
  const person = {
    ...ADMINISTRATOR,
    password: await hash.make(DEMO_PASSWORD),
    type: 'lawyer' as const,
    isAdmin: false,
    language: 'es' as const,
    theme: 'system' as const,
    profileComplete: true,
    emailVerifiedAt: clock.now(),
  }
  return User.create(person, { client: trx })
}
