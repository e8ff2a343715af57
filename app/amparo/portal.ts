import { clock } from '#app/core/clock'
import { partsOf } from '#app/core/contributions/define_module'
import AmparoNewsItem from '#app/amparo/models/amparo_news_item'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import { clientProceedings, type ClientProceeding, type ProceedingSource } from '#app/portal/client_proceedings'

const MOST = 10
const MOST_ORDERS = 30
/** Days in which an order is told as new. */
const NEW_FOR = 15

/** The proceedings of a matter that the firm shows to its clients, the last touched first: that there are orders and of which day; their text only where the firm chose it. Three queries. */
const proceedingsOf: ProceedingSource['load'] = async ({ id, workspaceId }) => {
  const firm = { id: workspaceId }
  const shown = await AmparoProceeding.in(firm)
    .where({ matterId: id, shownToClient: true })
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
  if (shown.length === 0) return []
  const ids = shown.map((one) => one.id)
  const newest = AmparoNewsItem.in(firm).whereIn('proceeding_id', ids).groupBy('proceeding_id').max('id as id')
  const last = await AmparoNewsItem.in(firm).whereIn(
    'id',
    (await newest.pojo<{ id: number }>()).map((row) => row.id)
  )
  const orders = await AmparoNewsItem.in(firm)
    .whereIn('proceeding_id', ids)
    .where('shownToClient', true)
    .orderBy('decided_on', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ORDERS)
  return shown.map((one) => told(one, { last, orders }))
}

function told(
  { id, kind, stage, number, court }: AmparoProceeding,
  { last, orders }: { last: AmparoNewsItem[]; orders: AmparoNewsItem[] }
): ClientProceeding {
  const latest = last.find(({ proceedingId }) => proceedingId === id)
  return {
    ...{ id, name: `amparo.client.kind.${kind}`, means: `amparo.client.means.${kind}`, number, court },
    stage: `amparo.client.stage.${stage}`,
    latest: latest ? { on: latest.decidedOn, isNew: latest.createdAt > clock.now().minus({ days: NEW_FOR }) } : null,
    orders: orders
      .filter(({ proceedingId }) => proceedingId === id)
      .map((order) => ({ id: order.id, on: order.decidedOn, text: order.text })),
  }
}

export const portalParts = partsOf(clientProceedings, { key: 'amparo', load: proceedingsOf })
