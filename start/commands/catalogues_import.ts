import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

const MAX_SHOWN = 20

/** Reads a public catalogue from a file into the database. Exit code: 0 done, 1 when there is no such catalogue or file. */
export default class CataloguesImport extends BaseCommand {
  static commandName = 'catalogues:import'
  static description = 'Reads a public catalogue (courts, sepomex) from a file; the same file again changes nothing'
  static help = [
    '  {{ binaryName }} catalogues:import courts organos.tsv    (circuit, number, class and name, apart by tabs)',
    '  {{ binaryName }} catalogues:import sepomex CPdescarga.txt (as Correos de México hands it out, Latin-1)',
  ]
  static options: CommandOptions = { startApp: true }

  static {
    this.defineArgument('catalogue', { type: 'string', description: 'courts, sepomex …' })
    this.defineArgument('file', { type: 'string', description: 'The file, as its publisher hands it out' })
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare catalogue: string
  declare file: string
  declare language: string

  async run() {
    const { workBehindPeople } = await import('#app/core/console/behind_people')
    workBehindPeople()
    const { CommandRefused, sayIn } = await import('#app/core/console/say')
    const { catalogues } = await import('#app/core/catalogues')
    const say = sayIn(this.language)
    const found = catalogues.find(this.catalogue)
    if (!found) {
      const known = catalogues.all().map(({ key }) => key)
      return this.fail(say('commands.import.unknown', { catalogue: this.catalogue, known: known.join(', ') }))
    }
    const rejected: string[] = []
    const reject = (line: number, why: string) => {
      if (rejected.length < MAX_SHOWN) rejected.push(say('commands.import.line', { line, why: say(why) }))
    }
    const progress = (done: number) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${say('commands.import.progress', { done })}`)
    }
    try {
      const outcome = await found.importFrom(this.file, reject, progress)
      for (const line of rejected) this.logger.log(line)
      this.logger.log(say('commands.import.done', { ...outcome }))
    } catch (error) {
      const why = error instanceof CommandRefused ? say(error.key) : (error as Error).message
      this.fail(say('commands.import.unreadable', { file: this.file, why }))
    }
  }

  private fail(words: string) {
    this.logger.error(words)
    this.exitCode = 1
  }
}
