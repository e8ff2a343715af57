import { resolve } from 'node:path'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Brings a backup into an empty data folder. Exit code 1 when it cannot be; then nothing was changed. */
export default class BackupRestore extends BaseCommand {
  static commandName = 'backup:restore'
  static description =
    'Brings a backup into FOJA_DATA, which must hold no installation, after comparing every file with its sum'
  static options: CommandOptions = { startApp: true }

  static {
    this.defineArgument('folder', { type: 'string', description: 'The folder of the backup' })
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare folder: string
  declare language: string

  async run() {
    const { refusalIn, sayIn } = await import('#app/core/console/say')
    const { restoreBackup } = await import('#app/core/backup/backup')
    const { default: env } = await import('#start/env')
    const say = sayIn(this.language)
    const data = env.get('FOJA_DATA')
    try {
      const count = await restoreBackup(data, resolve(this.folder))
      this.logger.log(say('commands.backup.restored', { count, folder: data }))
      if (env.get('DB_CONNECTION') === 'mysql') this.logger.log(say('commands.backup.load_dump'))
    } catch (error) {
      this.logger.error(refusalIn(say, error))
      this.exitCode = 1
    }
  }
}
