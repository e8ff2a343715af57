import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { ArchiveMatters } from '#app/matters/actions/archive_matters'
import { UnarchiveMatters } from '#app/matters/actions/unarchive_matters'
import { authorizedMatter } from '#app/matters/http/load_matter'
import type Matter from '#app/matters/models/matter'
import { authorOf } from '#app/workspaces/context'

/** The state of being archived: `store` puts a matter away, `destroy` brings it back. Each offers the other as undo. */
@inject()
export default class MatterArchivalsController {
  constructor(
    private readonly archiveMatters: ArchiveMatters,
    private readonly unarchiveMatters: UnarchiveMatters
  ) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'archive')
    await this.archiveMatters.handle(authorOf(ctx), [matter])
    return this.answer(ctx, { key: 'matters.archived_one', undo: 'delete', matter })
  }

  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'archive')
    await this.unarchiveMatters.handle(authorOf(ctx), [matter])
    return this.answer(ctx, { key: 'matters.unarchived_one', undo: 'post', matter })
  }

  private answer({ session, response }: HttpContext, done: { key: string; undo: 'post' | 'delete'; matter: Matter }) {
    const { key, undo: method, matter } = done
    const undo = { method, href: route('law_firm.matter_archivals.store', { dossierId: matter.id }) }
    session.flash('notices', { toast: { key, values: { reference: matter.reference }, undo } })
    return response.redirect().withQs().back()
  }
}
