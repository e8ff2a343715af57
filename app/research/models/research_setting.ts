import { ResearchSettingSchema } from '#database/schema'
import type { Court } from '#app/research/asking/court'

/** What a person told of how they search: the court before which they litigate. */
export default class ResearchSetting extends ResearchSettingSchema {
  /** The court of a person; null when they told none. */
  static async courtOf(userId: number): Promise<Court | null> {
    const setting = await this.findBy('userId', userId)
    return setting && { kind: setting.courtKind, circuit: setting.circuit, subject: setting.subject }
  }

  /** Keeps the court of a person; null forgets it. */
  static async keep(userId: number, court: Court | null): Promise<void> {
    if (court === null) return void (await this.query().where('userId', userId).delete())
    const { kind: courtKind, circuit, subject } = court
    await this.updateOrCreate({ userId }, { courtKind, circuit, subject })
  }
}
