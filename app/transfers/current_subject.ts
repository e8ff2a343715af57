import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { NoAccess } from '#app/core/errors/no_access'
import { runTask } from '#app/core/tasks/run_task'
import type Task from '#app/core/tasks/models/task'
import type { TransferOwner } from '#app/transfers/queries/find_transfer'
import type { Subject } from '#app/transfers/records/import_field'
import { signedIn, workspaceOf } from '#app/workspaces/context'
import type { Permission } from '#app/workspaces/permissions'

/** The records of a page of bulk work, by its address. */
export function currentSubject({ request }: HttpContext): Subject {
  return request.url().startsWith(route('law_firm.bulk_clients.show')) ? 'clients' : 'matters'
}

/** Whether it was asked for over a selection in the list of the records, to which it then leads back. */
export function isFromList({ request }: HttpContext): boolean {
  return request.input('from') === 'list'
}

export function currentOwner(ctx: HttpContext): TransferOwner {
  return { userId: signedIn(ctx).user.id, workspaceId: workspaceOf(ctx).id, subject: currentSubject(ctx) }
}

/** A permission for the records of this page. */
export function currentPermission(ctx: HttpContext, action: 'leer' | 'crear' | 'editar' | 'archivar'): Permission {
  return `${currentSubject(ctx) === 'matters' ? 'expedientes' : 'clientes'}:${action}` as Permission
}

export function assertMay(ctx: HttpContext, permission: Permission): void {
  if (!signedIn(ctx).may(permission)) throw new NoAccess({ permission })
}

/** Work on fewer records than this is done before the page comes back. */
const AT_ONCE = 200

/** Does a small task at once; a large one is the worker's. */
export async function runSmall(task: Task | null): Promise<void> {
  if (task && (task.total ?? 0) <= AT_ONCE) await runTask(task.id)
}
