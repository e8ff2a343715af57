import { route } from '#app/core/addresses'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'
import Matter from '#app/matters/models/matter'

/** A matter as its clients see it: told to those who follow it, as long as they do. */
noticeSubjects.add({
  key: 'followed_matter',
  address: (id, { part }) => route('portal.matters.show', { id }) + (part ? `#${part}` : ''),
  async unreadable(userId, ids, trx) {
    const rows = await Matter.followedBy(userId, trx).whereIn('matters.id', ids).select('matters.id')
    return ids.filter((id) => !rows.some((row) => row.id === id))
  },
})

/** Somebody asks a firm to work for them: `side` says whether the firm reads of it or who asked. */
noticeSubjects.add({
  key: 'firm_request',
  address: (_id, { side }) => (side === 'firm' ? route('law_firm.client_requests.index') : route('main.client')),
})
