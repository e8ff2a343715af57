import type { Viewer } from '#app/core/contributions/registries'
import type Task from '#app/core/tasks/models/task'
import { TaskFailed } from '#app/core/tasks/task_kinds'
import { mayStill } from '#app/transfers/queries/may_still'

/** What who writes reports to clients has to be permitted; charges are told of when they may be read, too. */
const NEEDED = ['reportes:crear', 'clientes:leer', 'expedientes:leer']

/** Who ordered a task of reports to clients, with what they may do by now. Throws TaskFailed when that is not enough. */
export async function reportWriter({ userId, workspaceId }: Task): Promise<Viewer> {
  const owner = { userId, workspaceId }
  for (const permission of NEEDED)
    if (!(await mayStill(owner, permission))) throw new TaskFailed('transfers.error.no_access')
  const readsCharges = await mayStill(owner, 'facturas:leer')
  return { ...owner, may: (asked) => NEEDED.includes(asked) || (asked === 'facturas:leer' && readsCharges) }
}
