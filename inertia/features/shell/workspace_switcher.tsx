import { router, usePage } from '@inertiajs/react'
import { BriefcaseBusiness, ChevronsUpDown, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Menu, type MenuItems } from '~/components/actions/menu'
import { useMessages } from '~/hooks/use_messages'
import { useToast } from '~/hooks/use_toast'
import { route } from '~/routes'
import type { SharedProps } from '~/types'
import { fetchJson } from '~/features/shell/requests/requests'
import { NewFirmDialog } from './new_firm_dialog'
import { WorkspaceView } from './workspace_view'

type Firm = { id: number; name: string }
type Places = { data: Firm[]; clientOf: Firm[] }

/** Says in this tab that another one switched: the page that just came belongs to another firm, and nothing was said about it. */
function useSwitchedElsewhere(now: Firm | null, personId: number): void {
  const t = useMessages()
  const toast = useToast()
  const before = useRef({ firm: now?.id, personId })
  const isTold = usePage<SharedProps>().props.notices.toast !== undefined

  useEffect(() => {
    // An operator who begins to see through somebody's eyes has not switched.
    const isSwitched = before.current.firm !== now?.id && before.current.personId === personId
    if (isSwitched && now && !isTold) toast({ text: t('firm.switched_elsewhere', { name: now.name }) })
    before.current = { firm: now?.id, personId }
    // Only a change of the firm is news.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [now?.id])
}

/** In which firm I work, and those that work for me. The list is asked for when it is opened. */
export function WorkspaceSwitcher() {
  const t = useMessages()
  const { url } = usePage()
  const identity = usePage<SharedProps>().props.identity!
  const [places, setPlaces] = useState<Places | null>(null)
  const [isFounding, setFounding] = useState(false)
  useSwitchedElsewhere(identity.workspace, identity.id)
  const isAsked = useRef(false)
  const area =
    identity.audience === 'client'
      ? t('shell.client_area')
      : identity.isAdmin
        ? t('shell.operator_area')
        : t('shell.no_workspace')
  const name = identity.workspace?.name ?? area

  /** What fails is asked again the next time that the pointer or the focus comes. */
  function load() {
    if (isAsked.current) return
    isAsked.current = true
    fetchJson<Places>(route('main.workspaces.index')).then(setPlaces, () => (isAsked.current = false))
  }

  function workIn({ id }: Firm) {
    if (id !== identity.workspace?.id) router.post(route('main.workspaces.select'), { workspaceId: id, from: url })
  }

  const items: MenuItems = places
    ? [
        ...places.data.map((firm) => ({
          label: firm.name,
          checked: firm.id === identity.workspace?.id,
          onSelect: () => workIn(firm),
        })),
        ...places.clientOf.map((firm) => ({
          label: t('firm.switcher.client_of', { name: firm.name }),
          icon: BriefcaseBusiness,
          onSelect: () => router.delete(route('main.workspaces.leave_aside')),
        })),
        ...(places.data.length + places.clientOf.length > 0 ? ['separator' as const] : []),
        { label: t('firm.switcher.create'), icon: Plus, onSelect: () => setFounding(true) },
      ]
    : [{ label: t('shell.workspaces_loading'), disabled: true }]

  return (
    <div className="contents" onPointerEnter={load} onFocus={load}>
      <Menu
        align="start"
        trigger={{
          label: t('shell.workspace_switcher', { name }),
          variant: 'ghost',
          face: <WorkspaceView name={name} icon={ChevronsUpDown} logo={identity.workspace?.logo} />,
        }}
        items={items}
      />
      <NewFirmDialog open={isFounding} onClose={() => setFounding(false)} />
    </div>
  )
}
