import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Writes the mask over a name that a source let slip through. Exit code: 0 done, 1 when there is no such document or the name is none. */
export default class SourcesMask extends BaseCommand {
  static commandName = 'sources:mask'
  static description = 'Masks a name in a document (title, text, earlier states, index, file) and keeps it masked'
  static help = [
    '  {{ binaryName }} sources:mask cjf expediente-40000001 "Nombre Apellido"',
    '  The last part of the address of a document is its name there. The name of the person is kept sealed and is not written into the log.',
  ]
  static options: CommandOptions = { startApp: true }

  static {
    this.defineArgument('source', { type: 'string', description: 'cjf, scjn …' })
    this.defineArgument('slug', { type: 'string', description: 'Last part of the address of the document' })
    this.defineArgument('person', { type: 'string', description: 'The name, as the text has it' })
    this.defineFlag('language', { type: 'string', description: 'Language of the answer: es or en', default: 'es' })
  }

  declare source: string
  declare slug: string
  declare person: string
  declare language: string

  async run() {
    const { refusalIn, sayIn } = await import('#app/core/console/say')
    const { maskInDocument } = await import('#app/research/masking/mask_in_document')
    const say = sayIn(this.language)
    try {
      const masked = await maskInDocument(this.source, this.slug, this.person)
      if (masked) return this.logger.log(say('commands.mask.done', { ...masked }))
      this.fail(say('commands.mask.unknown', { source: this.source, slug: this.slug }))
    } catch (error) {
      this.fail(refusalIn(say, error))
    }
  }

  private fail(words: string) {
    this.logger.error(words)
    this.exitCode = 1
  }
}
