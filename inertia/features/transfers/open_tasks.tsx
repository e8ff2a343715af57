import { useEffect, useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'
import { route } from '~/routes'
import { TaskPanel } from './task_panel'
import type { TaskView } from './types'
import { isOpen } from './use_task'

/** The work of this person that goes on in the background; `kind` narrows it. */
export function OpenTasks({ kind }: { kind?: string }) {
  const [tasks, setTasks] = useState<TaskView[]>([])
  useEffect(() => {
    const call = new AbortController()
    fetchJson<{ data: TaskView[] }>(route('law_firm.tasks.index'), { signal: call.signal }).then(
      ({ data }) => setTasks(data.filter((task) => isOpen(task) && (!kind || task.kind === kind))),
      () => undefined
    )
    return () => call.abort()
  }, [kind])
  return tasks.length === 0 ? null : (
    <div className="grid gap-3">
      {tasks.map((task) => (
        <TaskPanel key={task.id} taskId={task.id} task={task} />
      ))}
    </div>
  )
}
