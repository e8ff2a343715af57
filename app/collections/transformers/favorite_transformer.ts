import { BaseTransformer } from '@adonisjs/core/transformers'
import type Favorite from '#app/collections/models/favorite'
import SavedTransformer from './saved_transformer.js'

/** A favourite of a person. Needs `document` loaded. */
export default class FavoriteTransformer extends BaseTransformer<Favorite> {
  toObject() {
    return { ...new SavedTransformer(this.resource).toObject(), keptAt: this.resource.createdAt.toISO()! }
  }
}
