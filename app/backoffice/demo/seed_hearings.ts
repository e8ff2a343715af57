import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import { ConcludeHearing } from '#app/calendar/actions/conclude_hearing'
import { WriteHearing } from '#app/calendar/actions/write_hearing'
import type { HearingKind } from '#app/calendar/domain/hearing_fields'
import Hearing from '#app/calendar/models/hearing'
import Matter from '#app/matters/models/matter'
import type Workspace from '#app/workspaces/models/workspace'
import { courtDay } from './court_day.js'

/** matter | days from today | time | kind | room | minutes on the way | outcome. All of it is invented. */
const TABLE = `
0 | -6 | 10:00 | incidental | Sala 2 | 30 | Se negó la suspensión definitiva
0 | 3 | 09:30 | constitutional | Sala 2 | 30 |
1 | 9 | 12:00 | evidence | Sala de audiencias, piso 4 | 45 |
3 | 3 | 10:45 | preliminary | Sala 7 | 40 |
`

const authorOf = ({ id }: User): Author => ({ userId: id, kind: 'user', ip: null, requestId: null })

/** Hearings in the first matters of the demo. Once there are some, nothing is added. */
export async function seedHearings(workspace: Workspace, [owner, lawyer]: [User, User]): Promise<void> {
  if (await Hearing.in(workspace).first()) return
  const matters = await Matter.in(workspace).orderBy('number').limit(6)
  for (const line of TABLE.trim().split('\n')) {
    const [place, days, time, kind, room, travel, outcome] = line.split('|').map((part) => part.trim())
    const matter = matters[Number(place)]
    if (!matter) continue
    const hearing = await new WriteHearing().add(authorOf(owner), matter, {
      kind: kind as HearingKind,
      day: courtDay(Number(days)),
      time: time!,
      minutes: 60,
      travelMinutes: Number(travel),
      court: matter.court,
      courtId: matter.courtId,
      room: room!,
      shownToClient: false,
      clientAttends: false,
      peopleIds: [owner.id],
      substituteId: lawyer.id,
    })
    if (outcome)
      await new ConcludeHearing().handle(authorOf(owner), matter, {
        id: hearing.id,
        version: hearing.version,
        status: 'held',
        outcome,
      })
  }
}
