import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import TokenFamily from '#app/auth/models/token_family'
import { joinOn } from '#app/core/models/join_on'
import Workspace from '#app/workspaces/models/workspace'

const MAX_TOKENS = 100

/** The live personal tokens of a person and the programs that are signed in for them, newest first, each with the name of its firm. */
export async function listTokens(userId: number) {
  const families = await TokenFamily.query()
    .leftJoin(...joinOn(Workspace, 'token_families.workspace_id', 'firm'))
    .where('token_families.user_id', userId)
    .whereIn('token_families.kind', ['api', 'personal'])
    .whereNull('token_families.ended_at')
    .where('token_families.expires_at', '>', toSqlInstant(clock.now()))
    .select('token_families.*', 'firm.name as firm_name')
    .orderBy('token_families.id', 'desc')
    .limit(MAX_TOKENS)
  return families.map((family) => ({
    id: family.id,
    kind: family.kind as 'api' | 'personal',
    name: family.name,
    scopes: family.scopes,
    firm: (family.$extras.firm_name ?? null) as string | null,
    createdAt: family.createdAt.toISO()!,
    expiresAt: family.expiresAt!.toISO()!,
    lastUsedAt: family.lastUsedAt?.toISO() ?? null,
  }))
}

/** One line of the list of tokens; never the token itself. Instants in ISO. */
export type ListedToken = Awaited<ReturnType<typeof listTokens>>[number]
