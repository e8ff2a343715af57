import { BaseCommand } from '@adonisjs/core/ace'

/** Makes a new module: its declaration, its tier and its place in the documentation. */
export default class MakeModule extends BaseCommand {
  static commandName = 'make:module'
  static description = 'Makes a new module in app, with its declaration and its tier'

  static {
    this.defineArgument('name', { type: 'string', description: 'Its name: small letters and underscores' })
    this.defineFlag('tier', { type: 'number', description: 'How high it stands, when app/tiers.json does not say it' })
  }

  declare name: string
  declare tier?: number

  async run() {
    const { scaffoldModule } = await import('#start/scaffold_module')
    try {
      for (const path of await scaffoldModule(this.app.makePath(), this.name, this.tier))
        this.logger.action(path).succeeded()
    } catch (error) {
      this.logger.error((error as Error).message)
      this.exitCode = 1
      return
    }
    const generated = await this.kernel.exec('codegen', [])
    this.exitCode = generated.exitCode
  }
}
