import db from '@adonisjs/lucid/services/db'
import Member from '#app/workspaces/models/member'

/** Whether somebody may do something in a firm now: what they asked for may have waited while their role changed. */
export async function mayStill(
  { userId, workspaceId }: { userId: number; workspaceId: number },
  permission: string
): Promise<boolean> {
  const member = await Member.in({ id: workspaceId }).where('user_id', userId).preload('role').first()
  if (!member) return false
  const firm = await db.from('workspaces').where('id', workspaceId).whereNull('deleted_at').select('owner_id').first()
  return Boolean(firm) && (Number(firm.owner_id) === userId || (member.role?.permissions ?? []).includes(permission))
}
