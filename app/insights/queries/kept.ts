import { clock } from '#app/core/clock'
import type { Viewer } from '#app/core/contributions/registries'
import { untilWrite } from '#app/core/database/until_write'
import { PERMISSIONS } from '#app/workspaces/permissions'

/**
 * Reads a number once until the next write of anybody: for one person of one firm, with what they may at this moment (a token and a role that is looked at may less), in this minute, as some
 * deadlines end by the clock. `asked` is all else that it depends on. `rowsOf` says how many rows the value holds. Values are shared: nobody may change them.
 */
export function kept<T>(
  viewer: Viewer,
  name: string,
  asked: object,
  read: () => Promise<T>,
  rowsOf?: (value: T) => number
): Promise<T> {
  const { workspaceId, userId } = viewer
  const rights = PERMISSIONS.map((permission) => (viewer.may(permission) ? '1' : '0')).join('')
  const minute = clock.now().toUTC().toFormat('yyyyMMddHHmm')
  return untilWrite(
    `insights ${name} ${workspaceId} ${userId} ${rights} ${minute} ${JSON.stringify(asked)}`,
    read,
    rowsOf
  )
}
