import { resolve } from 'node:path'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Copies a running installation into an empty folder. Exit code 1 when it cannot be. */
export default class BackupMake extends BaseCommand {
  static commandName = 'backup:make'
  static description = 'Copies database, key and files of the running installation into an empty folder'
  static options: CommandOptions = { startApp: true }

  static {
    this.defineArgument('folder', { type: 'string', description: 'The folder of the backup' })
    this.defineFlag('dump', {
      type: 'string',
      description: 'With MySQL: what mysqldump --single-transaction wrote just before',
    })
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare folder: string
  declare dump: string | undefined
  declare language: string

  async run() {
    const { CommandRefused, refusalIn, sayIn } = await import('#app/core/console/say')
    const { workBehindPeople } = await import('#app/core/console/behind_people')
    const { makeBackup } = await import('#app/core/backup/backup')
    const { default: env } = await import('#start/env')
    const say = sayIn(this.language)
    const folder = resolve(this.folder)
    workBehindPeople()
    try {
      if (env.get('DB_CONNECTION') === 'mysql' && !this.dump) throw new CommandRefused('commands.backup.dump_first')
      const count = await makeBackup(env.get('FOJA_DATA'), folder, this.dump ? resolve(this.dump) : null)
      this.logger.log(say('commands.backup.made', { count, folder }))
    } catch (error) {
      this.logger.error(refusalIn(say, error))
      this.exitCode = 1
    }
  }
}
