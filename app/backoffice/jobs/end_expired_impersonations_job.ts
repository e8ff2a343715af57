import { EndExpiredImpersonations } from '#app/backoffice/actions/end_expired_impersonations'
import { Job } from '#app/core/jobs/job'

/** Ends impersonations whose half hour is over. */
export default class EndExpiredImpersonationsJob extends Job {
  static readonly lockName = 'expired-impersonations'

  async handle() {
    await new EndExpiredImpersonations().handle(() => this.stopped)
  }
}
