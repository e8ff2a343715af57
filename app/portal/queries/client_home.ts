import type { Viewer } from '#app/core/contributions/registries'
import { followedMatters, type FollowedMatter, type OfFirm } from './followed_matters.js'
import { requestsBy } from './firm_requests.js'
import { nextSteps } from './next_steps.js'
import { isWaiting, requestsOf } from './portal_requests.js'
import { unreadByClient } from './thread.js'

const MAX_ITEMS = 6

type Of = { matterId: number }

/**
 * What awaits a client in the portal that they see: what is next, what they must do, what they have not read. Of their other firms,
 * how many things wait there.
 */
export async function clientToday({ userId, workspaceId, voice = 'es' }: Viewer) {
  const matters = await openMatters(userId, workspaceId === null ? {} : { is: workspaceId })
  const others = workspaceId === null ? [] : await openMatters(userId, { isNot: workspaceId })
  const known = new Map([...matters, ...others].map((matter) => [matter.id, matter]))
  const ids = matters.map(({ id }) => id)
  const isOfFirm = ({ matterId }: Of) => ids.includes(matterId)
  const titled = <T extends Of>(some: T[]) => some.slice(0, MAX_ITEMS).map((each) => withMatter(each, known))
  const requests = (await requestsOf([...known.keys()])).filter(isWaiting)
  const unread = [...(await unreadByClient(userId, [...known.keys()]))].map(([matterId, count]) => ({
    matterId,
    count,
  }))
  return {
    steps: titled(await nextSteps(ids, voice)),
    requests: titled(requests.filter(isOfFirm)),
    unread: titled(unread.filter(isOfFirm)),
    elsewhere: countByFirm(
      [...requests, ...unread].filter((each) => !isOfFirm(each)),
      known
    ),
    hasMatters: matters.length > 0,
  }
}

const openMatters = async (userId: number, firm: OfFirm) =>
  (await followedMatters(userId, firm)).filter(({ archived }) => !archived)

/** How many things wait for the client in each of these firms. */
function countByFirm(waiting: Of[], known: Map<number, FollowedMatter>) {
  const firms = new Map<number, { id: number; name: string; count: number }>()
  for (const { matterId } of waiting) {
    const { workspaceId: id, firm: name } = known.get(matterId)!
    firms.set(id, { id, name, count: (firms.get(id)?.count ?? 0) + 1 })
  }
  return [...firms.values()]
}

function withMatter<T extends Of>(each: T, known: Map<number, FollowedMatter>) {
  const { title, firm } = known.get(each.matterId)!
  return { ...each, matter: title, firm }
}

/** What a client asked of firms. Who has one is offered no other, and sees only what waits for an answer. */
export async function clientFirms({ userId, workspaceId }: Viewer) {
  const hasFirm = workspaceId !== null
  const asked = await requestsBy(userId)
  const requests = hasFirm ? asked.filter(({ state }) => state === 'open') : asked
  return hasFirm && requests.length === 0 ? null : { requests, hasFirm }
}
