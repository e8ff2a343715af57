import { compose } from '@adonisjs/core/helpers'
import { SavedViewSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A named way to look at a list: the query string of its address. Its maker's own, or shared with the firm. */
export default class SavedView extends compose(SavedViewSchema, Tenanted) {}
