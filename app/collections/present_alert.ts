import type { Viewer } from '#app/core/contributions/registries'
import type Alert from '#app/collections/models/alert'
import { LISTED_COLUMNS } from '#app/collections/saved_document'
import { listHits } from '#app/collections/queries/list_alerts'
import { savedPlaces } from '#app/collections/queries/saved_places'
import AlertHitTransformer from '#app/collections/transformers/alert_hit_transformer'
import AlertTransformer from '#app/collections/transformers/alert_transformer'

/** An alert with one page of what it told, and which matters and collections here keep that or something that cites it. */
export async function presentAlert(viewer: Viewer, alert: Alert, page: number) {
  await alert.load('document', (document) => void document.select(...LISTED_COLUMNS))
  const { rows, paging } = await listHits(alert, page)
  const changed = rows.filter(({ reason }) => reason !== 'new').map(({ documentId }) => documentId)
  const places = await savedPlaces(viewer, [...new Set(changed)], { alsoCiting: true })
  return {
    alert: AlertTransformer.transform({ alert, hits: paging.total, last: null }),
    hits: AlertHitTransformer.transform(rows),
    places: Object.fromEntries(places),
    paging,
  }
}
