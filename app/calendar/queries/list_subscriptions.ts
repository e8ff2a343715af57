import CalendarSubscription from '#app/calendar/models/calendar_subscription'

/** The calendars that programs of a person read of where they are now, newest first; never their addresses. Instants in ISO. */
export async function listSubscriptions({ userId, workspaceId }: { userId: number; workspaceId: number | null }) {
  const live = CalendarSubscription.liveOf(userId)
  const here = workspaceId === null ? live.whereNull('workspace_id') : live.where('workspace_id', workspaceId)
  return (await here.orderBy('id', 'desc')).map(({ id, name, masked, kinds, createdAt, readAt }) => ({
    id,
    name,
    masked,
    kinds: kinds ?? [],
    createdAt: createdAt.toISO()!,
    readAt: readAt?.toISO() ?? null,
  }))
}
