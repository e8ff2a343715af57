import Mail from '#app/core/mail/models/mail'
import { pagingOf, ROWS_PER_PAGE, type ListQuery } from '#app/backoffice/paging'

const matching = (q: string) => {
  const query = Mail.query()
  if (q) void query.where('recipient', q.toLowerCase())
  return query
}

/** One page of the emails that were sent, newest first; `q` is a whole address. */
export async function listMails({ q, page }: ListQuery) {
  const counted = await matching(q).count('* as total').pojo<{ total: number }>().firstOrFail()
  const rows = await matching(q)
    .orderBy('id', 'desc')
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
  return { rows, paging: pagingOf(Number(counted.total), page) }
}
