import { Job } from '#app/core/jobs/job'
import { followCitations } from '#app/research/citations/follow_citations'

/** Long-lived: what has changed in the library is read for what it cites, within seconds. */
export default class FollowCitationsJob extends Job {
  static readonly lockName = 'follow-citations'
  static readonly longLived = true

  async handle() {
    while (!this.stopped) {
      await followCitations({ isStopping: () => this.stopped })
      await this.rest(2_000)
    }
  }
}
