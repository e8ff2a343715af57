import Member from '#app/workspaces/models/member'
import Workspace from '#app/workspaces/models/workspace'

/** Whether somebody may do something in a firm now: what they asked for may have waited while their role changed. */
export async function mayStill(
  { userId, workspaceId }: { userId: number; workspaceId: number },
  permission: string
): Promise<boolean> {
  const member = await Member.in({ id: workspaceId }).where('user_id', userId).preload('role').first()
  if (!member) return false
  const firm = await Workspace.existing().where('id', workspaceId).select('owner_id').first()
  return firm !== null && (firm.ownerId === userId || (member.role?.permissions ?? []).includes(permission))
}
