import type RecordsStored from '#app/research/events/records_stored'
import { storePublicVersions } from '#app/judiciary/actions/store_public_versions'

/** Saves the files of rulings that a source sent. */
export default class SavePublicVersions {
  handle({ trx, source, records }: RecordsStored) {
    return storePublicVersions(trx, source, records)
  }
}
