import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

const LIMIT = 100

/** Tells what jobs could not do, and has it tried again. Exit code 1 when there is nothing of the id to try again. */
export default class JobsFailures extends BaseCommand {
  static commandName = 'jobs:failures'
  static description = 'Lists the items that jobs could not do, with the reason, and has them tried again'
  static help = ['  {{ binaryName }} jobs:failures --retry=12', '  {{ binaryName }} jobs:failures --retry=all']
  static options: CommandOptions = { startApp: true }

  static {
    this.defineFlag('retry', { type: 'string', description: 'Number of the item in the list, or all' })
    this.defineFlag('json', { type: 'boolean', description: 'Answers with JSON, for programs' })
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare retry?: string
  declare json?: boolean
  declare language: string

  async run() {
    const { sayIn } = await import('#app/core/console/say')
    const { failedItems, retryFailedItems } = await import('#app/core/jobs/failed_items')
    const say = sayIn(this.language)
    if (this.retry !== undefined) {
      const which = this.retry === 'all' ? 'all' : Number(this.retry)
      const count = which === 'all' || Number.isSafeInteger(which) ? await retryFailedItems(which) : 0
      if (count === 0 && which !== 'all') {
        this.exitCode = 1
        return this.logger.error(say('commands.jobs.unknown', { id: this.retry }))
      }
      return this.logger.log(say('commands.jobs.retried', { count }))
    }

    const { total, items } = await failedItems(LIMIT)
    if (this.json) return void process.stdout.write(`${JSON.stringify({ total, items }, null, 2)}\n`)
    if (total === 0) return this.logger.log(say('commands.jobs.none'))
    const { columns } = await import('#app/core/console/columns')
    const head = ['id', 'job', 'item', 'tries', 'due', 'reason'].map((key) => say(`commands.jobs.${key}`))
    const rows = items.map(({ id, job, item, tries, dueAt, isSetAside, reason }) => [
      String(id),
      job,
      String(item),
      String(tries),
      isSetAside ? say('commands.jobs.set_aside') : `${dueAt.slice(0, 16)}Z`,
      reason.replaceAll(/\s+/g, ' ').slice(0, 120),
    ])
    for (const line of columns(head, rows)) this.logger.log(line)
    if (total > items.length) this.logger.log(say('commands.jobs.more', { count: total - items.length }))
  }
}
