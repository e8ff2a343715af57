import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Closes the product for maintenance, opens it again, announces a time ahead or tells how it stands. Exit code 1 for a wrong word or time. */
export default class MaintenanceCommand extends BaseCommand {
  static commandName = 'maintenance'
  static description = 'Closes Foja for maintenance, opens it or announces it: on, off, announce --at=…, status'
  static options: CommandOptions = { startApp: true }

  static {
    this.defineArgument('action', { type: 'string', description: 'on, off, announce or status' })
    this.defineFlag('at', { type: 'string', description: 'For announce: when, e.g. 2026-11-22T22:00 (Mexico City)' })
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare action: string
  declare at: string | undefined
  declare language: string

  async run() {
    const { sayIn } = await import('#app/core/console/say')
    const { announcementAt } = await import('#app/core/system/announcement')
    const say = sayIn(this.language)
    if (!['on', 'off', 'announce', 'status'].includes(this.action))
      return this.refuse(say('commands.maintenance_unknown'))
    const announcedFor = this.action === 'announce' ? announcementAt(this.at) : null
    if (this.action === 'announce' && !announcedFor) return this.refuse(say('commands.maintenance_bad_time'))
    if (this.action !== 'status') await this.set(this.action === 'on', announcedFor)
    const { maintenanceState } = await import('#app/core/system/maintenance')
    const state = await maintenanceState()
    const at = state.announcedFor?.setZone('America/Mexico_City').toFormat('yyyy-MM-dd HH:mm') ?? ''
    const key = state.on
      ? 'commands.maintenance_on'
      : at
        ? 'commands.maintenance_announced'
        : 'commands.maintenance_off'
    this.logger.log(say(key, { at }))
  }

  private async set(on: boolean, announcedFor: import('luxon').DateTime | null) {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { SYSTEM } = await import('#app/core/audit/author')
    const { setMaintenance } = await import('#app/core/system/maintenance')
    await db.transaction((trx) => setMaintenance(trx, SYSTEM, { on, announcedFor }))
  }

  private refuse(sentence: string) {
    this.logger.error(sentence)
    this.exitCode = 1
  }
}
