import type { LogReader } from '#app/firm_log/queries/visible_entries'
import type { Identity } from '#app/workspaces/identity'

/** Who is here as a reader of their firm's log. */
export function logReaderOf(identity: Identity): LogReader {
  const { user, workspace } = identity
  return {
    userId: user.id,
    workspaceId: workspace!.id,
    timeZone: user.timeZone ?? workspace!.timeZone,
    may: (permission) => identity.may(permission),
  }
}
