import { compose } from '@adonisjs/core/helpers'
import { MatterFieldValueSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import type { FieldValue } from '#app/matter_templates/field_value'

/** What a matter answered to one field of its template; the label is that of the day it was asked. */
export default class MatterFieldValue extends compose(MatterFieldValueSchema, Tenanted) {
  declare value: FieldValue
}
