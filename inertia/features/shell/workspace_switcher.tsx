import { router, usePage } from '@inertiajs/react'
import { ChevronsUpDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { Menu } from '~/components/menu'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'
import { fetchJson } from './requests'
import { WorkspaceFace } from './workspace_face'

type Workspace = { id: number; name: string }

/** In which firm I work. The list is asked for when it is opened. */
export function WorkspaceSwitcher() {
  const t = useMessages()
  const identity = usePage<SharedProps>().props.identity!
  const [workspaces, setWorkspaces] = useState<Workspace[] | null>(null)
  const area =
    identity.audience === 'client'
      ? t('shell.client_area')
      : identity.isAdmin
        ? t('shell.operator_area')
        : t('shell.no_workspace')
  const name = identity.workspace?.name ?? area

  const isAsked = useRef(false)

  /** What fails is asked again the next time that the pointer or the focus comes. */
  function load() {
    if (isAsked.current) return
    isAsked.current = true
    fetchJson<{ data: Workspace[] }>('/workspaces').then(
      ({ data }) => setWorkspaces(data),
      () => (isAsked.current = false)
    )
  }

  if (!identity.workspace) return <WorkspaceFace name={name} />
  return (
    <div className="contents" onPointerEnter={load} onFocus={load}>
      <Menu
        align="start"
        trigger={{
          label: t('shell.workspace_switcher', { name }),
          variant: 'ghost',
          face: <WorkspaceFace name={name} icon={ChevronsUpDown} />,
        }}
        items={
          workspaces?.map((workspace) => ({
            label: workspace.name,
            checked: workspace.id === identity.workspace?.id,
            onSelect: () => router.post('/workspace-selection', { workspaceId: workspace.id }),
          })) ?? [{ label: t('shell.workspaces_loading'), disabled: true }]
        }
      />
    </div>
  )
}
