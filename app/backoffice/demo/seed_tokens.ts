import db from '@adonisjs/lucid/services/db'
import TokenFamily from '#app/auth/models/token_family'
import { clock } from '#app/core/clock'
import type User from '#app/accounts/models/user'
import { putToken, startFamily } from '#app/auth/tokens/api_families'
import type Workspace from '#app/workspaces/models/workspace'

const DEMO_TOKENS = [
  { name: 'Hoja de cálculo de términos', scopes: ['expedientes:leer', 'clientes:leer'], days: 90 },
  { name: 'Respaldo nocturno (ficticio)', scopes: ['cuenta:leer', 'expedientes:leer', 'documentos:leer'], days: 365 },
]

/** Whether the owner has, or had, tokens. */
export async function tokensAreThere(owner: User): Promise<boolean> {
  return Boolean(await TokenFamily.query().where({ user_id: owner.id, kind: 'personal' }).first())
}

/** Two personal tokens of the owner, whose texts nobody keeps: they only fill the list. */
export async function seedTokens(workspace: Workspace, owner: User): Promise<void> {
  await db.transaction(async (trx) => {
    if (await TokenFamily.query({ client: trx }).where({ user_id: owner.id, kind: 'personal' }).first()) return
    for (const { name, scopes, days } of DEMO_TOKENS) {
      const expiresAt = clock.now().plus({ days })
      const start = { userId: owner.id, workspaceId: workspace.id, name, scopes, userAgent: null, ip: null }
      const family = await startFamily(trx, 'personal', start, expiresAt)
      await putToken(trx, family.id, 'personal', expiresAt)
    }
  })
}
