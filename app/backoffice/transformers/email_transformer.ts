import { BaseTransformer } from '@adonisjs/core/transformers'
import type Mail from '#app/core/mail/models/mail'

export default class EmailTransformer extends BaseTransformer<Mail> {
  /** Text and code only where emails are kept instead of sent: an operator of a real installation reads nobody's codes. */
  toObject() {
    return {
      ...this.pick(this.resource, ['id', 'kind', 'recipient', 'language', 'subject']),
      text: this.resource.openedText,
      sentAt: this.resource.sentAt?.toISO() ?? null,
    }
  }
}
