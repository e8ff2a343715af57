import db from '@adonisjs/lucid/services/db'
import type { Viewer } from '#app/core/contributions/registries'
import { followedMatters, type FollowedMatter } from './followed_matters.js'
import { requestsBy } from './firm_requests.js'
import { dues, nextSteps } from './next_steps.js'
import { isWaiting, requestsOf } from './portal_requests.js'
import { unreadByClient } from './thread.js'

const MOST = 6

type Of = { matterId: number }

/** What awaits a client, of all firms that work for them: what is next, what they must do, what they owe, what they have not read. */
export async function clientToday({ userId }: Viewer) {
  const matters = (await followedMatters(userId)).filter(({ archived }) => !archived)
  const ids = matters.map(({ id }) => id)
  const known = new Map(matters.map((matter) => [matter.id, matter]))
  const titled = <T extends Of>(all: T[]) => all.slice(0, MOST).map((each) => withMatter(each, known))
  const unread = await unreadByClient(userId, ids)
  const owed = await dues(ids)
  return {
    steps: titled(await nextSteps(ids)),
    requests: titled((await requestsOf(ids)).filter(isWaiting)),
    dues: owed && titled(owed),
    unread: titled([...unread].map(([matterId, count]) => ({ matterId, count }))),
    hasMatters: ids.length > 0,
  }
}

function withMatter<T extends Of>(each: T, known: Map<number, FollowedMatter>) {
  const { title, firm } = known.get(each.matterId)!
  return { ...each, matter: title, firm }
}

/** What a client asked of firms; whether some work for them already. */
export async function clientFirms({ userId }: Viewer) {
  const linked = await db.from('clients').where('user_id', userId).select('id').first()
  return { requests: await requestsBy(userId), hasFirm: Boolean(linked) }
}
