import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { endOfDay } from '#app/docket/domain/dates'
import type MatterDeadline from '#app/docket/models/matter_deadline'
import type Matter from '#app/matters/models/matter'
import { firmZone } from '#app/workspaces/queries/firm_zone'
import { changeDeadline } from './change_deadline.js'
import type { Seen } from './confirm_deadline.js'
import { notifyOfDeadline } from './deadline_notices.js'
import { reviseDates } from './revise_dates.js'

export interface DeadlineEdit extends Seen {
  title: string
  responsibleId: number | null
  /** ISO date, of what was written down by hand; null leaves it. */
  lastDay: string | null
  shown: boolean
  /** What the client reads. */
  clientText: string | null
}

const EDITABLE = ['title', 'responsibleId', 'lastDay', 'shown', 'clientText'] as const

/** Changes what a deadline is called, who keeps it, what the client reads of it; of one that was written down by hand and still runs its day, too. */
export class EditDeadline {
  handle(author: Author, matter: Matter, { id, version, ...edit }: DeadlineEdit): Promise<MatterDeadline> {
    return changeDeadline({ author, matter, id, version }, async (deadline, trx) => {
      const next = { ...edit, lastDay: edit.lastDay ?? deadline.lastDay }
      const changed = EDITABLE.filter((name) => deadline[name] !== next[name])
      if (changed.length === 0) return null
      const only = (of: typeof next | MatterDeadline) => Object.fromEntries(changed.map((name) => [name, of[name]]))
      const [before, after] = [only(deadline), only(next)]
      if (changed.includes('lastDay')) {
        if (deadline.source !== 'manual') throw new FieldProblem('lastDay', 'docket.problem.computed')
        if (!deadline.open) throw new FieldProblem('lastDay', `docket.problem.is_${deadline.status}`)
        const lastInstant = endOfDay(next.lastDay!, await firmZone(matter.workspaceId, trx))
        const dates = { lastDay: next.lastDay, lastInstant }
        await reviseDates(trx, deadline, { cause: 'edited', by: author.userId, change: () => deadline.merge(dates) })
      }
      deadline.merge(next)
      if (changed.includes('responsibleId') && deadline.status === 'confirmed')
        await notifyOfDeadline(trx, {
          ...{ kind: 'deadline_assigned', actorId: author.userId, matter, deadline, to: [next.responsibleId] },
        })
      return { action: 'deadline.edited', before, after }
    })
  }
}
