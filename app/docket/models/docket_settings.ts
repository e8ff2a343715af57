import { compose } from '@adonisjs/core/helpers'
import { DocketSettingSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** What a firm asks for with its deadlines. A firm that never said anything has no row. */
export default class DocketSettings extends compose(DocketSettingSchema, Tenanted) {
  static override table = 'docket_settings'
}
