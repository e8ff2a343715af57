import { BaseTransformer } from '@adonisjs/core/transformers'
import type ConflictRelation from '#app/conflicts/models/conflict_relation'
import type { Relation } from '#app/conflicts/match'

/** Who is what to whom. */
export default class ConflictRelationTransformer extends BaseTransformer<ConflictRelation> {
  toObject() {
    const { kind } = this.resource
    return { ...this.pick(this.resource, ['id', 'name', 'otherName']), kind: kind as Relation }
  }
}
