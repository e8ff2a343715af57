import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ActiveSession } from '#app/auth/queries/list_sessions'
import { browserOf } from '#app/auth/http/browser_of'

export default class ActiveSessionTransformer extends BaseTransformer<ActiveSession> {
  toObject() {
    const { startedAt, lastSeenAt, userAgent, ...session } = this.resource
    const { browser, system, isPhone } = browserOf(userAgent)
    return { ...session, browser, system, isPhone, startedAt: startedAt.toISO()!, lastSeenAt: lastSeenAt.toISO()! }
  }
}
