import { readFile, stat } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Lists the calendars of non-working days that all firms get, writes one as a file, and takes days over from one. Exit code 1 for what cannot be done. */
export default class DeadlinesCalendars extends BaseCommand {
  static commandName = 'deadlines:calendars'
  static description = 'Lists, exports and imports the calendars of non-working days that all firms get'
  static help = [
    '  {{ binaryName }} deadlines:calendars',
    '  {{ binaryName }} deadlines:calendars pjf --export=csv --year=2026 > pjf.csv',
    '  {{ binaryName }} deadlines:calendars pjf --import=pjf-2027.csv --source="DOF 04-01-2027"',
  ]
  static options: CommandOptions = { startApp: true }

  static {
    this.defineArgument('calendar', {
      type: 'string',
      required: false,
      description: 'Key of a calendar, from the list',
    })
    this.defineFlag('export', { type: 'string', description: 'Writes its days to the output: csv or ics' })
    this.defineFlag('year', { type: 'string', description: 'Of the export: one year only' })
    this.defineFlag('import', { type: 'string', description: 'Takes days over from a CSV or iCalendar file' })
    this.defineFlag('source', { type: 'string', description: 'Where new years of the file were published' })
    this.defineFlag('replace', {
      type: 'boolean',
      description: 'What operators said of the years of the file goes first',
    })
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare calendar?: string
  declare export?: string
  declare year?: string
  declare import?: string
  declare source?: string
  declare replace?: boolean
  declare language: string

  async run() {
    if (this.export !== undefined) return this.write()
    if (this.import !== undefined) return this.take()
    const { sayIn } = await import('#app/core/console/say')
    const { columns } = await import('#app/core/console/columns')
    const { todayInMexico } = await import('#app/core/mexico')
    const { listCalendars } = await import('#app/deadlines/queries/calendar_pages')
    const say = sayIn(this.language)
    const calendars = await listCalendars({ workspaceId: null }, todayInMexico())
    const head = ['key', 'name', 'years', 'to_see'].map((key) => say(`commands.calendars.${key}`))
    const rows = calendars.map(({ key, name, years, warnings }) => [
      ...[key, name, years ? years.map(({ year }) => year).join(', ') : say('commands.calendars.law')],
      warnings.map((warning) => say(`commands.calendars.${warning}`)).join(', '),
    ])
    for (const line of columns(head, rows)) this.logger.log(line)
  }

  private async write() {
    const { sayIn } = await import('#app/core/console/say')
    const { clock } = await import('#app/core/clock')
    const { FILE_FORMATS } = await import('#app/deadlines/calendar_files/rows')
    const { writeCalendarFile } = await import('#app/deadlines/calendar_files/write')
    const { loadCalendarData } = await import('#app/deadlines/queries/load_calendars')
    const say = sayIn(this.language)
    const format = FILE_FORMATS.find((one) => one === this.export)
    if (!format) return this.fail(say('commands.calendars.bad_format'))
    const calendar = (await loadCalendarData(null)).get(this.calendar ?? '')
    const years = calendar?.years?.filter(({ year }) => this.year === undefined || String(year) === this.year) ?? []
    if (!calendar || years.length === 0) return this.fail(say('commands.calendars.unknown'))
    process.stdout.write(writeCalendarFile({ key: calendar.key, name: calendar.name, years }, format, clock.now()))
  }

  private async take() {
    const { sayIn } = await import('#app/core/console/say')
    const { SYSTEM } = await import('#app/core/audit/author')
    const { FieldProblem } = await import('#app/core/errors/field_problem')
    const { NotFound } = await import('#app/core/errors/no_access')
    const { FILE_LIMITS } = await import('#app/deadlines/calendar_files/rows')
    const { textOfFile } = await import('#app/deadlines/calendar_files/read')
    const { ImportCalendar } = await import('#app/deadlines/actions/import_calendar')
    const say = sayIn(this.language)
    const facts = await stat(this.import!).catch(() => null)
    if (!facts?.isFile()) return this.fail(say('commands.calendars.no_file', { path: this.import! }))
    if (facts.size > FILE_LIMITS.bytes) return this.fail(say('deadlines.file_problem.too_large'))
    const asked = {
      content: textOfFile(await readFile(this.import!)),
      source: this.source ?? null,
      replace: this.replace ?? false,
    }
    try {
      await new ImportCalendar().handle(SYSTEM, { workspaceId: null }, this.calendar ?? '', asked)
      this.logger.log(say('commands.calendars.imported'))
    } catch (error) {
      if (error instanceof NotFound) return this.fail(say('commands.calendars.unknown'))
      if (!(error instanceof FieldProblem)) throw error
      this.fail(error.sentences.map(({ key, values }) => say(key, values)).join(' '))
    }
  }

  private fail(words: string) {
    this.logger.error(words)
    this.exitCode = 1
  }
}
