import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Recomputes the audit log, one chain for each firm and chain 0 for what belongs to none. Exit code 1 when one is broken. */
export default class AuditVerify extends BaseCommand {
  static commandName = 'audit:verify'
  static description = 'Recomputes the hash chains of the audit log and tells where one is broken'
  static options: CommandOptions = { startApp: true }

  static {
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare language: string

  async run() {
    const { sayIn } = await import('#app/core/console/say')
    const { verifyAllChains } = await import('#app/core/audit/verify_chain')
    const say = sayIn(this.language)
    const reports = await verifyAllChains()
    if (reports.length === 0) this.logger.log(say('commands.audit_none'))
    for (const { chain, entries, brokenAt } of reports) {
      const key = brokenAt === null ? 'commands.audit_whole' : 'commands.audit_broken'
      this.logger.log(say(key, { chain, entries, at: brokenAt ?? 0 }))
    }
    if (reports.some(({ brokenAt }) => brokenAt !== null)) this.exitCode = 1
  }
}
