import { BaseTransformer } from '@adonisjs/core/transformers'
import type Notice from '#app/notifications/models/notice'

/** A notice for the person whom it tells. Its sentence is the message `notices.<kind>` with `values`. */
export default class NoticeTransformer extends BaseTransformer<Notice> {
  toObject() {
    const { id, kind, values, readAt, createdAt } = this.resource
    return {
      id,
      kind,
      values: values as Record<string, string>,
      read: readAt !== null,
      at: createdAt.toISO()!,
    }
  }
}
