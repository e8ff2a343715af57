import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FileCheck } from '#app/conflicts/actions/file_check'
import { peopleOfMatter } from '#app/conflicts/queries/people_of_matter'
import { authorizedClient } from '#app/clients/http/load_client'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** A check of a client, or of everybody whom a matter names. */
@inject()
export default class RecordChecksController {
  constructor(private readonly fileCheck: FileCheck) {}

  async client(ctx: HttpContext) {
    const { id: clientId, name, rfc, curp } = await authorizedClient(ctx, 'view')
    const except = [{ clientIds: [clientId], ownSideOf: [clientId] }]
    const input = { searched: [{ name, rfc, curp }], clientId, except }
    const { id } = await this.fileCheck.handle(authorOf(ctx), workspaceOf(ctx), input)
    return ctx.response.redirect().toRoute('law_firm.conflicts.show', [id])
  }

  async matter(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const input = { ...(await peopleOfMatter(matter)), matterId: matter.id }
    const { id } = await this.fileCheck.handle(authorOf(ctx), workspaceOf(ctx), input)
    return ctx.response.redirect().toRoute('law_firm.conflicts.show', [id])
  }
}
