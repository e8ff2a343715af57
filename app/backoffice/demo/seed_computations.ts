import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import { ConfirmComputation } from '#app/deadlines/actions/confirm_computation'
import { FileComputation } from '#app/deadlines/actions/file_computation'
import TermComputation from '#app/deadlines/models/term_computation'
import type Workspace from '#app/workspaces/models/workspace'

const FIELDS = { time: null, handling: 'pjf', responsible: 'tfja' }

/** What was computed: an invented case, when and how it was notified, and the term. */
const COMPUTED = [
  ['Nulidad 1482/2025, sentencia', '2026-02-23', 'lfpca_personal', 'amparo_direct'],
  ['Amparo 612/2026, acuerdo que desecha pruebas', '2026-06-01', 'amparo_list', 'amparo_complaint'],
] as const

const authorOf = ({ id }: User): Author => ({ userId: id, kind: 'user', ip: null, requestId: null })

/** Computed terms of the demo; the first is confirmed by a second person. Once there are some, nothing is added. */
export async function seedComputations(workspace: Workspace, [owner, lawyer]: [User, User]): Promise<void> {
  if (await TermComputation.in(workspace).first()) return
  const filed: TermComputation[] = []
  for (const [title, notifiedOn, notification, term] of COMPUTED) {
    const fields = { ...FIELDS, notifiedOn, notification, term }
    filed.push(await new FileComputation().handle(authorOf(lawyer), workspace, title, fields))
  }
  await new ConfirmComputation().handle(authorOf(owner), filed[0]!)
}
