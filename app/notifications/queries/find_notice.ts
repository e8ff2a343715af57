import Notice from '#app/notifications/models/notice'

/** One of the notices of a person; null when there is none of this id. */
export async function findNotice(userId: number, id: unknown): Promise<Notice | null> {
  if (!/^\d{1,15}$/.test(String(id))) return null
  return Notice.query()
    .where({ id: Number(id), user_id: userId, in_app: 1 })
    .first()
}
