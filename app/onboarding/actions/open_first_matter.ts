import { inject } from '@adonisjs/core'
import { AddActivity } from '#app/activities/actions/add_activity'
import type { Author } from '#app/core/audit/author'
import { OpenMatter } from '#app/matters/actions/open_matter'
import type { NewMatterFields } from '#app/matters/domain/matter_fields'
import type Matter from '#app/matters/models/matter'

/** What is to be done next, and by which day (`YYYY-MM-DD`). */
interface NextStep {
  title: string
  dueOn: string
}

/** Opens a matter together with its next step, which whoever opens it takes. */
@inject()
export class OpenFirstMatter {
  constructor(
    private readonly openMatter: OpenMatter,
    private readonly addActivity: AddActivity
  ) {}

  handle(author: Author, firm: { id: number; name: string }, fields: NewMatterFields, next: NextStep): Promise<Matter> {
    const step = { ...next, assigneeId: author.userId }
    return this.openMatter.handle(author, firm, fields, async (trx, matter) => {
      await this.addActivity.write(trx, { author, matter, fields: step })
    })
  }
}
