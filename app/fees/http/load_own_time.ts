import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import TimeEntry from '#app/fees/models/time_entry'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { signedIn, workspaceOf } from '#app/workspaces/context'

/** The time of the current person that an address names, in a matter that they may edit. That of others is not found. */
export async function ownTime(ctx: HttpContext): Promise<TimeEntry> {
  const entry = await TimeEntry.findIn(workspaceOf(ctx), ctx.params.id)
  if (entry.userId !== signedIn(ctx).user.id) throw new NotFound('time_entries')
  await authorizedMatter(ctx, 'edit', entry.matterId)
  return entry
}
