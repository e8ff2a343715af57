import { resolve } from 'node:path'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Brings a full export into a new firm of a person. Exit code 1 when it cannot be; then nothing of it stays. */
export default class WorkspaceImport extends BaseCommand {
  static commandName = 'workspace:import'
  static description = 'Imports a full export (ZIP) into a new firm of the person with this e-mail'
  static options: CommandOptions = { startApp: true }

  static {
    this.defineArgument('file', { type: 'string', description: 'The ZIP' })
    this.defineFlag('owner', {
      type: 'string',
      description: 'E-mail of the account that will own the firm',
      required: true,
    })
    this.defineFlag('name', { type: 'string', description: 'Name of the new firm; without it that of the export' })
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare file: string
  declare owner: string
  declare name: string | undefined
  declare language: string

  async run() {
    const { workBehindPeople } = await import('#app/core/console/behind_people')
    workBehindPeople()
    const { sayIn } = await import('#app/core/console/say')
    const { ImportWorkspace } = await import('#app/transfers/actions/import_workspace')
    const action = await this.app.container.make(ImportWorkspace)
    const said = await action.handle({ path: resolve(this.file), email: this.owner, name: this.name })
    const text = sayIn(this.language)(said.message, said.values)
    if (said.isDone) return this.logger.log(text)
    this.logger.error(text)
    this.exitCode = 1
  }
}
