import type DocumentsSaved from '#app/research/events/documents_saved'
import { watchSaved } from '#app/collections/alerts/watch_saved'

/** Takes down how documents stand when somebody saves or follows them. */
export default class WatchSavedDocuments {
  handle({ trx, documents }: DocumentsSaved) {
    return watchSaved(trx, documents)
  }
}
