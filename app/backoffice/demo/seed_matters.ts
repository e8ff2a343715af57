import { clock } from '#app/core/clock'
import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import { OpenMatter } from '#app/matters/actions/open_matter'
import type Workspace from '#app/workspaces/models/workspace'
import Matter from '#app/matters/models/matter'
import { DEMO_MATTERS } from './demo_matters.js'

const DAYS_BETWEEN = 4

/** Opens the matters that are still missing, days apart and the oldest first, each by one of two people. The client follows the first. */
export async function seedMatters(workspace: Workspace, team: User[], client: User): Promise<void> {
  const opened = Number((await Matter.in(workspace).count('* as total').first())!.$extras.total)
  const start = clock.now().minus({ days: DEMO_MATTERS.length * DAYS_BETWEEN })
  try {
    for (const [index, matter] of DEMO_MATTERS.entries()) {
      if (index < opened) continue
      clock.freeze(start.plus({ days: index * DAYS_BETWEEN, minutes: 7 * index }))
      const member = team[index % team.length]!
      const author: Author = { userId: member.id, kind: 'user', ip: null, requestId: null }
      const row = await new OpenMatter().handle(author, workspace, { ...matter, responsibleId: member.id })
      if (index === 0) await row.merge({ clientUserId: client.id }).save()
    }
  } finally {
    clock.restore()
  }
}
