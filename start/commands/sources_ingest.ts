import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Reads a source into the library and the index. Exit code: 0 done, 1 refused or failed, 130 stopped by Ctrl-C. */
export default class SourcesIngest extends BaseCommand {
  static commandName = 'sources:ingest'
  static description = 'Reads what is new or changed in a legal source; may be stopped and run again at any moment'
  static help = [
    'A run lists the records of the source, asks for the new ones and asks the newest 3,000 known ones whether they changed.',
    '  {{ binaryName }} sources:ingest scjn',
    '  {{ binaryName }} sources:ingest scjn --kind=tesis --since=2026-01-01',
    '  {{ binaryName }} sources:ingest scjn --from=data/raw --full    (reads the saved answers again, after a better parser)',
    'SOURCES_MIRROR=<address> sends every request through a copy of the sites.',
  ]
  static options: CommandOptions = { startApp: true }

  static {
    this.defineArgument('source', { type: 'string', description: 'The source, as sources:list names it' })
    this.defineFlag('kind', { type: 'string', description: 'Only this kind of records' })
    this.defineFlag('since', {
      type: 'string',
      description: 'Only what was published on or after this date (YYYY-MM-DD)',
    })
    this.defineFlag('limit', { type: 'string', description: 'At most so many answers of each kind' })
    this.defineFlag('rate', {
      type: 'string',
      description: "Requests per second; by default the source's polite rate; 0 = no limit, for a mirror",
    })
    this.defineFlag('from', {
      type: 'string',
      description: 'Reads saved answers from this folder instead of the network',
    })
    this.defineFlag('full', {
      type: 'boolean',
      description: 'Asks all known records whether they changed; with --from, writes all again',
    })
    this.defineFlag('transport', {
      type: 'string',
      description: 'Another way to the same records, as sources:list names it',
    })
    this.defineFlag('ask', { type: 'array', description: 'What to ask for, name=value; may be given several times' })
    this.defineFlag('folder', { type: 'string', description: 'Imports a folder that was filled by hand' })
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare source: string
  declare kind?: string
  declare since?: string
  declare limit?: string
  declare rate?: string
  declare from?: string
  declare full?: boolean
  declare transport?: string
  declare ask?: string[]
  declare folder?: string
  declare language: string

  async run() {
    const { workBehindPeople } = await import('#app/core/console/behind_people')
    workBehindPeople()
    const { sayIn } = await import('#app/core/console/say')
    const { stopSignal } = await import('#app/core/console/stop_signal')
    const { IngestConsole } = await import('#app/research/ingestion/console/ingest_console')
    const { SearchEngine } = await import('#app/core/search/search_engine')
    const say = sayIn(this.language)
    const stop = stopSignal(this.app, () => process.stderr.write(`\n${say('commands.stopping')}\n`))
    try {
      const engine = await this.app.container.make(SearchEngine)
      this.exitCode = await new IngestConsole({ engine, say, screen: process.stdout, signal: stop.signal }).run(this)
    } finally {
      stop.done()
    }
  }
}
